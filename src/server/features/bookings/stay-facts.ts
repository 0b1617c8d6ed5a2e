import type { MailFact } from '#server/features/outbox/mail-layout.ts';
import type { StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { languages } from '#server/languages.ts';
import {
  formatDayRange,
  formatDayWithWeekday,
  formatGuests,
  formatNights,
} from '#shared/italian-dates.ts';
import { formatEuro } from '#shared/money.ts';
import { totalLabel } from '#shared/quote.ts';
import { daysBetween } from '#shared/stay-dates.ts';

/** The days of a stay, for a subject line. */
export const dates = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  formatDayRange(startDate, endDate);

const party = ({ numberOfGuests, over12 }: StaySnapshot): string =>
  over12 === numberOfGuests
    ? formatGuests(numberOfGuests)
    : `${formatGuests(numberOfGuests)}, di cui ${over12} oltre i 12 anni`;

const priceText = ({ price }: StaySnapshot): string => {
  const sum = formatEuro(price.totalCents);
  return price.toBeAgreed ? `${sum}, ${languages.it.t('prices.toBeAgreed')}` : sum;
};

export const dayFacts = (stay: StaySnapshot): MailFact[] => [
  { label: 'Check-in', value: formatDayWithWeekday(stay.startDate) },
  { label: 'Check-out', value: formatDayWithWeekday(stay.endDate) },
  { label: 'Durata', value: formatNights(daysBetween(stay.startDate, stay.endDate)) },
];

export const stayFacts = (stay: StaySnapshot): MailFact[] => [
  ...dayFacts(stay),
  { label: 'Ospiti', value: party(stay) },
  { label: 'Biancheria', value: stay.linen ? 'sì' : 'no' },
  { label: totalLabel(stay.price.isAgreed === true, languages.it), value: priceText(stay) },
];
