import { useFormContext } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { formatEuroInput, parseEuros } from '#shared/prices/euro-input.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { type Quote, type QuoteRequest, totalLabel } from '#shared/prices/quote.ts';
import { priceRequestOf, type StayValues } from './stay.form.ts';
import { BrokenRule } from './stay-price.tsx';
import { useListedPrice } from './use-listed-price.ts';

/** '352 € in più', '20 € in meno' */
const differenceOf = (cents: number): string =>
  `${formatEuro(Math.abs(cents))} in ${cents > 0 ? 'più' : 'meno'}`;

/** The price list's total, shown beside a different typed total; null if both are equal. */
const adviceOf = (
  quote: Pick<Quote, 'totalCents'>,
  total: string,
  isKept: boolean,
): string | null => {
  const typed = parseEuros(total);
  const listed = formatEuro(quote.totalCents);
  if (typed === null && isKept) return `Se lo lasci vuoto vale il preventivo di allora: ${listed}.`;
  if (typed === null) return `Se lo lasci vuoto vale il listino: ${listed}.`;
  if (typed === quote.totalCents) return null;
  return `Per queste date il listino è ${listed}, cioè ${differenceOf(quote.totalCents - typed)} del totale scritto.`;
};

const hasSamePrice = (stay: StaffStay, request: QuoteRequest): boolean =>
  stay.startDate === request.startDate &&
  stay.endDate === request.endDate &&
  stay.numberOfGuests === request.numberOfGuests &&
  stay.over12 === request.over12 &&
  stay.linen === request.linen &&
  stay.animals === request.animals;

type StayTotalFieldProps = {
  isAgreed: boolean;
  /** The stay as it is saved; none for a new one. */
  stay?: StaffStay;
};

/** The total, with a button to use the price list's total. */
export const StayTotalField = ({ isAgreed, stay }: StayTotalFieldProps) => {
  const { register, watch, setValue, formState } = useFormContext<StayValues>();
  const language = useLanguage();
  const values = watch();
  const request = priceRequestOf(values);
  const kept = request && stay && hasSamePrice(stay, request) ? stay.quote : null;
  const listed = useListedPrice(request, stay);
  const quote = kept ?? listed;
  const advice = quote && adviceOf(quote, values.total, kept !== null);
  const take = () => {
    if (!quote) return;
    const total = formatEuroInput(quote.totalCents);
    setValue('total', total, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid justify-items-start gap-2">
      {quote && <BrokenRule quote={quote} />}
      <TextField
        label={`${totalLabel(isAgreed, language)} (€)`}
        inputMode="decimal"
        autoComplete="off"
        required={false}
        className="max-w-40 tabular-nums"
        hint={advice}
        error={formState.errors.total?.message}
        {...register('total')}
      />
      {quote && advice && values.total.trim() !== '' && (
        <Button variant="quiet" size="small" onClick={take} className="-ml-2 mt-1">
          Usa il prezzo del listino
        </Button>
      )}
    </div>
  );
};
