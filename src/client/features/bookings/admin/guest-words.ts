import type { GuestCard } from '#shared/bookings/guests.schema.ts';
import { monthOf } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';

/** '2 soggiorni, l’ultimo: agosto 2026', '1 richiesta' */
export const describeStays = ({ stays }: Pick<GuestCard, 'stays'>): string => {
  const confirmed = stays.filter(({ state }) => state === 'CONFIRMED');
  const [last] = confirmed;
  if (!last) return stays.length === 1 ? '1 richiesta' : `${stays.length} richieste`;
  const count = confirmed.length === 1 ? '1 soggiorno' : `${confirmed.length} soggiorni`;
  return `${count}, l’ultimo: ${formatMonth(monthOf(last.startDate))}`;
};
