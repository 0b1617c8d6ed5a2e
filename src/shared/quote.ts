import { formatNights } from './italian-dates.ts';
import { formatEuro } from './money.ts';
import { addDays, eachDay, type StayDate, yearOf } from './stay-dates.ts';

/** One row of a price list. Both days belong to the period. */
export type PricePeriod = { startDate: StayDate; endDate: StayDate; weeklyPriceCents: number };

/** What is paid besides the nights. Specification, section 9. */
export type PriceExtras = {
  cleaningCents: number;
  /** Linen and towels, where they are wanted, for up to `linenSmallGroupMax` people. */
  linenSmallGroupCents: number;
  linenLargeGroupCents: number;
  linenSmallGroupMax: number;
  /** Per person over twelve and night. */
  touristTaxCents: number;
};

export type QuoteRequest = {
  startDate: StayDate;
  /** The day of departure; the same day as `startDate` counts as one night. */
  endDate: StayDate;
  numberOfGuests: number;
  linen: boolean;
  /** How many of the guests are over twelve and pay the tourist tax. */
  over12: number;
};

export type QuoteLine = {
  kind: 'stay' | 'cleaning' | 'linen' | 'touristTax';
  label: string;
  detail: string;
  amountCents: number;
};

export type Quote = {
  nights: number;
  lines: QuoteLine[];
  totalCents: number;
  /** A stay under seven nights: the sum is a guide, the price is agreed with the administrators. */
  toBeAgreed: boolean;
  /** The year of the list that was used, where that is not the year of the stay; otherwise null. */
  priceListYear: number | null;
};

const NIGHTS_PER_WEEK = 7;

/** A stay of the same day is paid as the one day that it takes. */
const paidNights = ({ startDate, endDate }: QuoteRequest): StayDate[] =>
  eachDay(startDate, endDate > startDate ? endDate : addDays(startDate, 1));

const listYears = (periods: readonly PricePeriod[]): number[] =>
  [...new Set(periods.map((period) => yearOf(period.startDate)))].sort((a, b) => a - b);

/** The list that prices a year: its own, otherwise the latest there is. */
export const priceListYearFor = (year: number, periods: readonly PricePeriod[]): number => {
  const years = listYears(periods);
  const latest = years.at(-1);
  if (latest === undefined) throw new RangeError('There is no price list');
  return years.includes(year) ? year : latest;
};

/** The period that prices a night, in the list of that night's year or in the latest list. */
export const periodOn = (night: StayDate, periods: readonly PricePeriod[]): PricePeriod => {
  const listYear = priceListYearFor(yearOf(night), periods);
  const monthAndDay = night.slice(4);
  // 29 February is not in the list of a common year: it costs what the 28th costs.
  const candidates = [`${listYear}${monthAndDay}`, `${listYear}-02-28`];
  for (const date of monthAndDay === '-02-29' ? candidates : candidates.slice(0, 1)) {
    const period = periods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
    if (period) return period;
  }
  throw new RangeError(`No price covers ${night}`);
};

const countBy = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const stayLine = (nights: readonly PricePeriod[]): QuoteLine => {
  const weeklySum = nights.reduce((sum, period) => sum + period.weeklyPriceCents, 0);
  const detail = [...countBy(nights.map((period) => period.weeklyPriceCents))]
    .map(([weekly, count]) => `${formatNights(count)} a ${formatEuro(weekly)} la settimana`)
    .join(', ');
  // Summed first and rounded once, so that a week inside one period costs what the list says.
  const amountCents = Math.round(weeklySum / NIGHTS_PER_WEEK);
  return { kind: 'stay', label: `Soggiorno, ${formatNights(nights.length)}`, detail, amountCents };
};

const linenLine = (guests: number, extras: PriceExtras): QuoteLine => {
  const small = guests <= extras.linenSmallGroupMax;
  return {
    kind: 'linen',
    label: 'Biancheria e asciugamani',
    detail: small
      ? `fino a ${extras.linenSmallGroupMax} persone`
      : `oltre ${extras.linenSmallGroupMax} persone`,
    amountCents: small ? extras.linenSmallGroupCents : extras.linenLargeGroupCents,
  };
};

const taxLine = (nights: number, over12: number, extras: PriceExtras): QuoteLine => ({
  kind: 'touristTax',
  label: 'Tassa di soggiorno',
  detail: `${formatEuro(extras.touristTaxCents)} × ${over12} oltre i 12 anni × ${formatNights(nights)}`,
  amountCents: extras.touristTaxCents * over12 * nights,
});

/**
 * What a stay costs, line by line, in cents. Each night costs a seventh of its period's weekly
 * price. Throws RangeError when no list covers a night: callers check the range first.
 */
export const quoteStay = (
  request: QuoteRequest,
  periods: readonly PricePeriod[],
  extras: PriceExtras,
): Quote => {
  const nights = paidNights(request);
  const lines: QuoteLine[] = [
    stayLine(nights.map((night) => periodOn(night, periods))),
    {
      kind: 'cleaning',
      label: 'Pulizia finale',
      detail: 'una volta per soggiorno',
      amountCents: extras.cleaningCents,
    },
    ...(request.linen ? [linenLine(request.numberOfGuests, extras)] : []),
    taxLine(nights.length, request.over12, extras),
  ];
  const borrowed = nights
    .map((night) => ({ year: yearOf(night), list: priceListYearFor(yearOf(night), periods) }))
    .find(({ year, list }) => year !== list);
  return {
    nights: nights.length,
    lines,
    totalCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    toBeAgreed: nights.length < NIGHTS_PER_WEEK,
    priceListYear: borrowed?.list ?? null,
  };
};
