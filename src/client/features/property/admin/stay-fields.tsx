import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { formatEuroInput, parseEuros } from '#shared/prices/euro-input.ts';
import { ParsedLine, PropertyLine, PropertySelect, PropertyText } from './property-fields.tsx';

const NOT_SAID = 'Non detto';

const pets = [
  { value: '', label: NOT_SAID },
  { value: 'yes', label: 'Benvenuti' },
  { value: 'ask', label: 'Su richiesta' },
  { value: 'no', label: 'Non ammessi' },
];

const smoking = [
  { value: '', label: NOT_SAID },
  { value: 'no', label: 'Non si fuma' },
  { value: 'outside', label: 'Solo all’aperto' },
  { value: 'yes', label: 'Si può fumare' },
];

/** What guests want to know before booking. */
export const StayFields = () => {
  const { data: house } = trpc.property.get.useQuery(undefined, liveQuery);
  const terms =
    house?.terms && 'Prima i visitatori leggono le condizioni che hai scritto in «Soldi».';
  return (
    <>
      <div className="grid gap-5 @lg:grid-cols-3">
        <PropertyLine name="checkInFrom" type="time" />
        <PropertyLine name="checkInUntil" type="time" />
        <PropertyLine name="checkOutBy" type="time" />
      </div>
      <div className="grid gap-5 @lg:grid-cols-3">
        <PropertySelect name="pets" options={pets} />
        <PropertySelect name="smoking" options={smoking} />
        <ParsedLine
          name="depositCents"
          hint="0 se non la chiedi."
          inputMode="decimal"
          parse={parseEuros}
          format={formatEuroInput}
        />
      </div>
      <PropertyText
        name="howToPay"
        hint={
          terms ??
          'Quanto alla conferma, quanto all’arrivo e con che mezzo. Gli ospiti lo leggono prima di prenotare e nelle mail.'
        }
        rows={3}
      />
      <PropertyText
        name="cancellation"
        hint={terms ?? 'Fino a quando senza spese, e che cosa resta dovuto dopo.'}
        rows={3}
      />
      <PropertyText name="houseRules" hint="Una per riga." rows={4} />
    </>
  );
};
