import { formatNights } from './italian-dates.ts';
import { formatEuro } from './money.ts';
import { addDays, eachDay, type StayDate, yearOf } from './stay-dates.ts';

/** One row of a price list; both dates are inclusive. */
export type PricePeriod = { startDate: StayDate; endDate: StayDate; weeklyPriceCents: number };

/** Charges besides the nights. Specification, section 9. */
export type PriceExtras = {
  cleaningCents: number;
  /** Linen and towels on request, for up to `linenSmallGroupMax` guests. */
  linenSmallGroupCents: number;
  linenLargeGroupCents: number;
  linenSmallGroupMax: number;
  /** Per guest over twelve and night. */
  touristTaxCents: number;
};

export type QuoteRequest = {
  startDate: StayDate;
  /** Departure day, exclusive; if equal to `startDate`, the stay counts as one night. */
  endDate: StayDate;
  numberOfGuests: number;
  linen: boolean;
  /** Guests over twelve, who pay the tourist tax. */
  over12: number;
};

type QuoteLine = {
  kind: 'stay' | 'cleaning' | 'linen' | 'touristTax';
  label: string;
  detail: string;
  amountCents: number;
};

export type Quote = {
  nights: number;
  lines: QuoteLine[];
  totalCents: number;
  /** Under seven nights the total is indicative: the price is agreed with the administrators. */
  toBeAgreed: boolean;
  /** The year of the price list used, if it is not the stay's own; otherwise null. */
  priceListYear: number | null;
};

/** What a total is called before and after both sides agreed. */
export const totalLabel = (isAgreed: boolean): string =>
  isAgreed ? 'Totale concordato' : 'Totale indicativo';

const NIGHTS_PER_WEEK = 7;

/** A stay that ends on its first day is charged as one night. */
const paidNights = ({ startDate, endDate }: QuoteRequest): StayDate[] =>
  eachDay(startDate, endDate > startDate ? endDate : addDays(startDate, 1));

const listYears = (periods: readonly PricePeriod[]): number[] =>
  [...new Set(periods.map((period) => yearOf(period.startDate)))].sort((a, b) => a - b);

/** The price list for a year: its own, otherwise the latest. */
export const priceListYearFor = (year: number, periods: readonly PricePeriod[]): number => {
  const years = listYears(periods);
  const latest = years.at(-1);
  if (latest === undefined) throw new RangeError('There is no price list');
  return years.includes(year) ? year : latest;
};

/** The period that a night falls in, by the list of its year or the latest one. */
const periodOn = (night: StayDate, periods: readonly PricePeriod[]): PricePeriod => {
  const listYear = priceListYearFor(yearOf(night), periods);
  const monthAndDay = night.slice(4);
  // The list of a common year has no 29 February: it costs what the 28th costs.
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
  // Sum first and round once, so a week within one period costs exactly the listed price.
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
 * The price of a stay, line by line, in cents. Each night costs a seventh of its period's weekly
 * price. Throws RangeError if no list covers a night: callers check the dates first.
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
