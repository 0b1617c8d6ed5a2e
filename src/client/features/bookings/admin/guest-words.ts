import type { GuestCard } from '#shared/bookings/guests.schema.ts';
import { monthOf, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';

/** '2 soggiorni, l’ultimo: agosto 2026', '1 soggiorno, il prossimo: marzo 2027', '1 richiesta' */
export const describeStays = (
  { stays }: Pick<GuestCard, 'stays'>,
  today = todayAtHouse(new Date()),
): string => {
  const confirmed = stays.filter(({ state }) => state === 'CONFIRMED');
  const [last] = confirmed;
  const next = confirmed.findLast(({ startDate }) => startDate >= today);
  if (!last) return stays.length === 1 ? '1 richiesta' : `${stays.length} richieste`;
  const count = confirmed.length === 1 ? '1 soggiorno' : `${confirmed.length} soggiorni`;
  const [which, stay] = next ? ['il prossimo', next] : ['l’ultimo', last];
  return `${count}, ${which}: ${formatMonth(monthOf(stay.startDate))}`;
};
