import type { MailFact } from '#server/features/outbox/mail-layout.ts';
import type { StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import type { ServerLanguage } from '#server/languages.ts';
import { daysBetween } from '#shared/bookings/stay-dates.ts';

/** The days of a stay, for a subject line. */
export const datesOf = (
  { startDate, endDate }: { startDate: string; endDate: string },
  { formatDayRange }: ServerLanguage,
): string => formatDayRange(startDate, endDate);

const party = ({ numberOfGuests, over12 }: StaySnapshot, { t }: ServerLanguage): string => {
  const guests = String(numberOfGuests);
  return over12 === numberOfGuests ? guests : t('mails.guestsOver12', { guests, over12 });
};

const priceText = ({ price }: StaySnapshot, { t, formatEuro }: ServerLanguage): string => {
  const sum = formatEuro(price.totalCents);
  return price.toBeAgreed ? t('mails.toBeAgreed', { sum }) : sum;
};

export const dayFacts = (
  { startDate, endDate }: StaySnapshot,
  { t, formatDayWithWeekday, formatNights }: ServerLanguage,
): MailFact[] => [
  { label: t('mails.checkIn'), value: formatDayWithWeekday(startDate) },
  { label: t('mails.checkOut'), value: formatDayWithWeekday(endDate) },
  { label: t('mails.duration'), value: formatNights(daysBetween(startDate, endDate)) },
];

export const stayFacts = (stay: StaySnapshot, language: ServerLanguage): MailFact[] => {
  const { t } = language;
  const isAgreed = stay.price.isAgreed === true;
  return [
    ...dayFacts(stay, language),
    { label: t('mails.guests'), value: party(stay, language) },
    { label: t('mails.linen'), value: t(stay.linen ? 'mails.yes' : 'mails.no') },
    {
      label: t(isAgreed ? 'mails.agreedTotal' : 'mails.indicativeTotal'),
      value: priceText(stay, language),
    },
  ];
};
