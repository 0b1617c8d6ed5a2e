import type { MailCard, MailFact } from '#server/features/outbox/mail-parts.ts';
import type { StaySnapshot, ToldStay } from '#server/features/outbox/outbox.mails.ts';
import type { ServerLanguage } from '#server/languages.ts';
import { checkInHours, checkOutHours } from '#shared/bookings/house-terms.ts';
import { daysBetween, yearOf } from '#shared/bookings/stay-dates.ts';
import { lineName, totalLabel } from '#shared/prices/quote.ts';
import type { Property } from '#shared/property.schema.ts';

type Hours = Pick<Property, 'checkInFrom' | 'checkInUntil' | 'checkOutBy'>;

/** The days of a stay, for a subject line. */
export const datesOf = (
  { startDate, endDate }: { startDate: string; endDate: string },
  { formatDayRange }: ServerLanguage,
): string => formatDayRange(startDate, endDate);

/** '3, di cui 2 oltre i 12 anni' */
const party = (
  { numberOfGuests, over12 = numberOfGuests }: Pick<ToldStay, 'numberOfGuests' | 'over12'>,
  { t }: ServerLanguage,
): string =>
  over12 === numberOfGuests
    ? `${numberOfGuests}`
    : t('mails.guestsOver12', { guests: numberOfGuests, over12 });

const yesOrNo = (isSo: boolean, { t }: ServerLanguage): string =>
  t(isSo ? 'booking.yes' : 'booking.no');

/** Arrival, departure and nights. */
export const dayFacts = (
  { startDate, endDate }: Pick<StaySnapshot, 'startDate' | 'endDate'>,
  language: ServerLanguage,
  hours?: Hours,
): MailFact[] => {
  const { t, formatDayWithWeekday, formatNights } = language;
  return [
    {
      label: t('mails.checkIn'),
      value: formatDayWithWeekday(startDate),
      detail: hours ? checkInHours(hours, language) : '',
    },
    {
      label: t('mails.checkOut'),
      value: formatDayWithWeekday(endDate),
      detail: hours ? checkOutHours(hours, language) : '',
    },
    { label: t('mails.duration'), value: formatNights(daysBetween(startDate, endDate)) },
  ];
};

const factsOf = (
  stay: Pick<
    StaySnapshot,
    'startDate' | 'endDate' | 'numberOfGuests' | 'over12' | 'linen' | 'animals'
  >,
  language: ServerLanguage,
  { hours, namesAnimals }: { hours?: Hours; namesAnimals: boolean },
): MailFact[] => [
  ...dayFacts(stay, language, hours),
  { label: language.t('mails.guests'), value: party(stay, language) },
  { label: language.t('booking.linen'), value: yesOrNo(stay.linen, language) },
  ...(namesAnimals
    ? [{ label: language.t('priceRules.animals'), value: String(stay.animals ?? 0) }]
    : []),
];

/** The lines of a price, in the reader's words. */
export const sumFacts = (
  lines: NonNullable<StaySnapshot['price']['lines']>,
  days: Pick<StaySnapshot, 'startDate' | 'endDate'>,
  language: ServerLanguage,
): MailFact[] =>
  lines.map((line) => ({
    label: lineName(line, days, language),
    value: language.formatEuro(line.amountCents),
  }));

/** The lines of the price, unless another total was agreed. */
const sumsOf = (stay: StaySnapshot, language: ServerLanguage): MailFact[] => {
  const { lines = [], totalCents } = stay.price;
  const isOther = lines.reduce((sum, { amountCents }) => sum + amountCents, 0) !== totalCents;
  return isOther ? [] : sumFacts(lines, stay, language);
};

const totalOf = ({ price, endDate }: StaySnapshot, language: ServerLanguage): MailFact => {
  const { t, formatEuro } = language;
  const { isAgreed = false, toBeAgreed, listYear = null, totalCents } = price;
  // An agreed total is no longer calculated with any list.
  const isOfOtherYear = listYear !== null && !isAgreed;
  return {
    label: totalLabel(isAgreed, language),
    value: formatEuro(totalCents),
    detail: toBeAgreed ? t('prices.toBeAgreed') : '',
    remark: isOfOtherYear
      ? t('booking.pricesOfOtherYear', { stayYear: yearOf(endDate), year: listYear })
      : '',
  };
};

/** Adds the former value where it was another. */
const compared = (now: MailFact, before: MailFact | undefined): MailFact =>
  before && before.value !== now.value ? { ...now, before: before.value } : now;

const factsBefore = (
  previous: ToldStay,
  stay: StaySnapshot,
  language: ServerLanguage,
  namesAnimals: boolean,
): MailFact[] => {
  const { over12 = previous.numberOfGuests, linen = stay.linen } = previous;
  return factsOf({ ...previous, over12, linen }, language, { namesAnimals });
};

type Standing = 'waiting' | 'confirmed' | 'cancelled' | 'rejected';

const cardTexts = {
  waiting: { title: 'mails.requestNumber', state: 'mails.stateWaiting', tone: 'waiting' },
  confirmed: { title: 'mails.bookingNumber', state: 'mails.stateConfirmed', tone: 'confirmed' },
  cancelled: { title: 'mails.bookingNumber', state: 'mails.stateCancelled', tone: 'off' },
  rejected: { title: 'mails.requestNumber', state: 'mails.stateRejected', tone: 'off' },
} as const satisfies Record<Standing, { title: string; state: string; tone: string }>;

type CardOptions = {
  standing: Standing;
  /** Of the house; staff know them. */
  hours?: Hours;
  /** Of a changed stay. */
  previous?: ToldStay;
};

/** The stay as its reader recognizes and keeps it; only its days once it is off. */
export const stayCard = (
  stay: StaySnapshot,
  { standing, hours, previous }: CardOptions,
  language: ServerLanguage,
): MailCard => {
  const { title, state, tone } = cardTexts[standing];
  const head = {
    title: language.t(title, { id: stay.bookingId }),
    state: { words: language.t(state), tone },
  };
  if (tone === 'off') return { ...head, facts: dayFacts(stay, language), sums: [], total: null };
  const namesAnimals = Boolean(stay.animals || previous?.animals);
  const before = previous ? factsBefore(previous, stay, language, namesAnimals) : [];
  const total = totalOf(stay, language);
  const { totalCents: formerCents = null } = previous ?? {};
  const formerTotal = formerCents !== null && { ...total, value: language.formatEuro(formerCents) };
  const sums = sumsOf(stay, language);
  const isInSums = ({ label, value, before: former }: MailFact): boolean =>
    former === undefined &&
    value === yesOrNo(true, language) &&
    sums.some((sum) => sum.label === label);
  return {
    ...head,
    facts: factsOf(stay, language, { ...(hours && { hours }), namesAnimals })
      .map((fact, index) => compared(fact, before[index]))
      .filter((fact) => !isInSums(fact)),
    sums,
    total: compared(total, formerTotal || undefined),
  };
};
