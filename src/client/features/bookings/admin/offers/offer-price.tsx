import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import { BrokenRule } from '#client/features/bookings/admin/stay-price.tsx';
import { useListedPrice } from '#client/features/bookings/admin/use-listed-price.ts';
import { Button } from '#client/ui/button.tsx';
import { isFocusLost } from '#client/ui/content-focus.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { REMOVES, useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { lineName, type Quote } from '#shared/prices/quote.ts';
import {
  centsOf,
  daysOf,
  type LineValues,
  lineValues,
  type OffersValues,
  type OfferTo,
  type OfferValues,
  priceRequestOf,
} from './offer.form.ts';

type OfferPriceProps = { index: number; to: OfferTo };

/** What the price list says; null while dates or guests are incomplete. */
const useListed = (offer: OfferValues, to: OfferTo): Quote | null =>
  useListedPrice(priceRequestOf(offer, to), { id: to.bookingId });

const Total = ({ cents }: { cents: number }) => (
  <p className="flex justify-between gap-4 border-t border-sand-300 pt-2 font-semibold">
    Totale
    <span className="tabular-nums">{Number.isNaN(cents) ? '…' : formatEuro(cents)}</span>
  </p>
);

type ListedPriceProps = {
  quote: Quote;
  /** The list's price has come back in place of staff's. */
  isBack: boolean;
  onChange: () => void;
};

const ListedPrice = ({ quote, isBack, onChange }: ListedPriceProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack && isFocusLost()) ref.current?.focus();
  }, [isBack]);
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1">
        {quote.lines.map(({ kind, label, amountCents }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="tabular-nums">{formatEuro(amountCents)}</dd>
          </div>
        ))}
      </dl>
      <Total cents={quote.totalCents} />
      <Button
        ref={ref}
        variant="quiet"
        size="small"
        className="-ml-2 justify-self-start"
        onClick={onChange}
      >
        Cambia il prezzo
      </Button>
    </div>
  );
};

/** For names that do not depend on them. */
const noDays = { startDate: '', endDate: '' };

type OwnPriceProps = { index: number; listed: Quote | null; onBack: () => void };

const OwnPrice = ({ index, listed, onBack }: OwnPriceProps) => {
  const language = useLanguage();
  const listId = useId();
  const form = useFormContext<OffersValues>();
  const { register, watch, control, formState, getFieldState, setFocus } = form;
  const name = `offers.${index}.lines` as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  const focusAfterRemoval = useFocusAfterRemoval(listId);
  // It takes the place of the button that opened it.
  useEffect(() => {
    if (isFocusLost()) setFocus(`offers.${index}.lines.0.amount`);
  }, [index, setFocus]);
  const linesError = formState.errors.offers?.[index]?.lines?.message;
  /** A new row is red only once it was left, or the form sent. */
  const errorOf = (path: FieldPath<OffersValues>): string | undefined => {
    const { isTouched, error } = getFieldState(path, formState);
    return isTouched || formState.isSubmitted ? error?.message : undefined;
  };
  const offer = watch(`offers.${index}`);
  const days = daysOf(offer);
  const nameOf = (line: Pick<LineValues, 'kind' | 'label'>): string =>
    days || line.kind !== 'stay' ? lineName(line, days ?? noDays, language) : 'Soggiorno';
  const total = offer.lines.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return (
    <div className="grid gap-3">
      <ul id={listId} aria-label="Le voci del prezzo" className="grid gap-3">
        {fields.map((field, line) => (
          <li key={field.id} className="flex items-start gap-2">
            {field.kind === 'other' && (
              <TextField
                label="Voce"
                placeholder="Sconto"
                maxLength={80}
                fieldClassName="min-w-0 grow"
                error={errorOf(`${name}.${line}.label`)}
                {...register(`${name}.${line}.label`)}
              />
            )}
            <TextField
              label={field.kind === 'other' ? 'Euro' : nameOf(field)}
              autoComplete="off"
              className="tabular-nums"
              fieldClassName={field.kind === 'other' ? 'w-28 shrink-0' : 'min-w-0 grow'}
              error={errorOf(`${name}.${line}.amount`)}
              {...register(`${name}.${line}.amount`)}
            />
            <IconButton
              label={`Togli la voce ${line + 1}`}
              disabled={fields.length === 1}
              onPress={() => {
                focusAfterRemoval(line);
                remove(line);
              }}
              className="mt-9 max-md:mt-7"
              {...{ [REMOVES]: '' }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Total cents={total} />
      {linesError && <Notice tone="error">{linesError}</Notice>}
      {listed && listed.totalCents !== total && (
        <p className="text-sm text-ink-soft">
          Per queste date il listino dice {formatEuro(listed.totalCents)}.
        </p>
      )}
      <div className="-ml-2 flex flex-wrap gap-x-2">
        <Button
          variant="quiet"
          size="small"
          keepsFocusInField
          onClick={() => append({ kind: 'other', label: '', amount: '' })}
        >
          <Plus aria-hidden className="size-4" />
          Aggiungi una voce
        </Button>
        <Button variant="quiet" size="small" keepsFocusInField onClick={onBack}>
          Torna al listino
        </Button>
      </div>
    </div>
  );
};

/** The price list's lines for these dates, until staff change them. */
export const OfferPrice = ({ index, to }: OfferPriceProps) => {
  const { watch, setValue } = useFormContext<OffersValues>();
  const offer = watch(`offers.${index}`);
  const listed = useListed(offer, to);
  const [isBack, setIsBack] = useState(false);
  const setLines = (lines: LineValues[]) =>
    setValue(`offers.${index}.lines`, lines, { shouldDirty: true });
  const goBack = () => {
    setIsBack(true);
    setLines([]);
  };
  if (offer.lines.length > 0) return <OwnPrice index={index} listed={listed} onBack={goBack} />;
  if (!listed) return null;
  return (
    <>
      <BrokenRule quote={listed} />
      <ListedPrice
        quote={listed}
        isBack={isBack}
        onChange={() => setLines(lineValues(listed.lines))}
      />
    </>
  );
};
