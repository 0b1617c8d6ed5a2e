import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import {
  formatAnimals,
  formatGuests,
  formatShortDayRange,
} from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';

/** The column's limit. */
const LONGEST = 60;

const texts = {
  guestName: 'nome',
  guestPhone: 'telefono',
  guestEmail: 'email',
  note: 'nota',
  privateNote: 'nota privata',
  cleaningNote: 'nota per le pulizie',
  source: 'provenienza',
  locale: 'lingua',
} as const satisfies Partial<Record<keyof StaffStay, string>>;

/** The earlier dates, party and price, as far as they changed. */
const earlierFacts = (before: StaffStay, after: StaffStay): string[] => {
  const facts: [text: string, isChanged: boolean][] = [
    [
      formatShortDayRange(before.startDate, before.endDate),
      before.startDate !== after.startDate || before.endDate !== after.endDate,
    ],
    [formatGuests(before.numberOfGuests), before.numberOfGuests !== after.numberOfGuests],
    [before.linen ? 'con biancheria' : 'senza biancheria', before.linen !== after.linen],
    [formatAnimals(before.animals), before.animals !== after.animals],
    [formatEuro(before.totalCents ?? 0), before.totalCents !== after.totalCents],
  ];
  return facts.flatMap(([text, isChanged]) => (isChanged ? [text] : []));
};

/**
 * What a correction changed, for the history: 'prima 8–15 mag 2027, 318 €', or the names of the changed
 * texts, which say nothing about a person.
 */
export const describeStayChange = (before: StaffStay, after: StaffStay): string | undefined => {
  const facts = earlierFacts(before, after);
  const names = Object.entries(texts).flatMap(([field, name]) =>
    before[field as keyof typeof texts] === after[field as keyof typeof texts] ? [] : [name],
  );
  const words = facts.length > 0 ? `prima ${facts.join(', ')}` : names.join(', ');
  return words.slice(0, LONGEST) || undefined;
};
