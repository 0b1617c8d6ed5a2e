import type { ReactNode } from 'react';
import type { AnonymousStay, StaffStay } from '#shared/bookings.schema.ts';
import { formatDayWithWeekday, formatGuests, formatInstant } from '#shared/italian-dates.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_1fr] items-start gap-3 sm:grid-cols-[7rem_1fr]">
    <dt className="pt-0.5 text-sm text-ink-soft">{term}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
  </div>
);

const party = ({ numberOfGuests, over12 }: StaffStay | AnonymousStay): string => {
  const guests = formatGuests(numberOfGuests);
  return over12 < numberOfGuests ? `${guests}, di cui ${over12} oltre i 12 anni` : guests;
};

/** Who asked, and for what. */
export const StayFacts = ({ stay }: { stay: StaffStay | AnonymousStay }) => (
  <dl className="grid gap-2">
    <Fact term="Email">
      {stay.guest ? (
        <a
          href={`mailto:${stay.guest.email}`}
          className="inline-block py-0.5 text-sea-700 underline underline-offset-4"
        >
          {stay.guest.email}
        </a>
      ) : (
        'cancellata con gli altri dati dell’ospite'
      )}
    </Fact>
    <Fact term="Arrivo">{formatDayWithWeekday(stay.startDate)}</Fact>
    <Fact term="Partenza">{formatDayWithWeekday(stay.endDate)}</Fact>
    <Fact term="Ospiti">{party(stay)}</Fact>
    <Fact term="Biancheria">{stay.linen ? 'richiesta' : 'non richiesta'}</Fact>
    <Fact term="Ricevuta">{formatInstant(stay.createdAt)}</Fact>
    {stay.note && <Fact term="Nota">{stay.note}</Fact>}
    {stay.reason && <Fact term="Motivo del rifiuto">{stay.reason}</Fact>}
  </dl>
);
