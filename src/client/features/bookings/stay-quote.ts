import { partyIssue, requestIssue } from '#shared/bookings/booking-rules.ts';
import { isStayFree, nightStateOn, type Occupation } from '#shared/bookings/occupancy.ts';
import { isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { type PricePeriod, paidNights, periodOn } from '#shared/prices/price-lists.ts';
import {
  type Quote,
  type QuotedPrices,
  type QuoteRequest,
  quoteByPlainList,
} from '#shared/prices/quote.ts';
import type { Language } from '#shared/texts/texts.ts';
import type { Gaps, StaySelection } from './stay-selection.ts';

/** Null if no price list covers a night. */
export const orNull = <Result>(priced: () => Result): Result | null => {
  try {
    return priced();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const NIGHTS_PER_WEEK = 7;
const EURO = 100;

type NightPrice = {
  /** '151 €' */
  figure: string;
  /** '150 € a notte', or 'circa 151 € a notte' if a seventh of the weekly price is not whole. */
  words: string;
};

/** Null without a price list. */
export const nightPriceOn = (
  date: StayDate,
  periods: readonly PricePeriod[],
  { t, formatEuro }: Language,
): NightPrice | null => {
  const period = orNull(() => periodOn(date, periods));
  if (!period) return null;
  const cents = period.weeklyPriceCents / NIGHTS_PER_WEEK;
  const rounded = Math.round(cents / EURO) * EURO;
  const price = formatEuro(rounded);
  const words = t(rounded === cents ? 'calendar.nightPrice' : 'calendar.aboutNightPrice', {
    price,
  });
  return { figure: price, words };
};

type WeekPrice = Pick<PricePeriod, 'startDate' | 'endDate' | 'weeklyPriceCents'>;

/** The weekly prices of consecutive days, each with its first and last of them. */
export const weekPricesOn = (
  days: readonly StayDate[],
  periods: readonly PricePeriod[],
): WeekPrice[] => {
  const spans: WeekPrice[] = [];
  for (const day of days) {
    const period = orNull(() => periodOn(day, periods));
    if (!period) continue;
    const { weeklyPriceCents } = period;
    const last = spans.at(-1);
    if (last?.weeklyPriceCents === weeklyPriceCents) last.endDate = day;
    else spans.push({ startDate: day, endDate: day, weeklyPriceCents });
  }
  return spans;
};

type Calendar = { occupations: readonly Occupation[]; today: StayDate };

/** The code for a price list with rules, or charges for people or animals: see `listed-price.ts`. */
export type ListRules = {
  /** Undefined without the rule. */
  gapsOf: (known: Calendar & { prices: QuotedPrices }) => Gaps | undefined;
  /** Throws RangeError if no list covers a night. */
  quote: (
    request: QuoteRequest,
    known: Calendar & { prices: QuotedPrices; language: Language },
  ) => Quote;
  animalsIssue: (party: Pick<QuoteRequest, 'animals'>) => InputIssue | null;
};

type Known = {
  prices: QuotedPrices;
  occupations: readonly Occupation[];
  today: StayDate;
  maxGuests: number;
  /** The reader's language. */
  language: Language;
  listRules?: ListRules | undefined;
};

const isComplete = ({ startDate, endDate, numberOfGuests, over12 }: QuoteRequest): boolean =>
  isStayDate(startDate) &&
  isStayDate(endDate) &&
  Number.isInteger(numberOfGuests) &&
  numberOfGuests >= 1 &&
  Number.isInteger(over12) &&
  over12 >= 0;

/** Null while the stay cannot be requested, or if no price list covers it. */
export const quoteFor = (
  request: QuoteRequest,
  { prices, occupations, today, maxGuests, language, listRules }: Known,
): Quote | null => {
  const { startDate, endDate } = request;
  if (!isComplete(request)) return null;
  if (requestIssue(request, today) || partyIssue(request, maxGuests)) return null;
  if (listRules?.animalsIssue(request)) return null;
  if (!isStayFree(startDate, endDate, occupations)) return null;
  return orNull(() =>
    listRules
      ? listRules.quote(request, { prices, occupations, today, language })
      : quoteByPlainList(request, prices, language),
  );
};

/** Whether other guests have requested one of its nights. */
export const isAskedFor = (
  { startDate, endDate }: StaySelection,
  occupations: readonly Occupation[],
): boolean =>
  startDate !== '' &&
  endDate !== '' &&
  paidNights({ startDate, endDate }).some(
    (night) => nightStateOn(night, occupations) === 'pending',
  );
