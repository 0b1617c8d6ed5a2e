import { addDays, eachDay, type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';

/** The weekday on which guests arrive and leave. In the order of `weekdayOf`. */
export const changeoverDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type ChangeoverDay = (typeof changeoverDays)[number];

/** The rule for visitors' requests in a period. Without a rule: one night, any day. */
export type StayRule = { minNights: number; changeoverDay: ChangeoverDay | null };

export const noRule: StayRule = { minNights: 1, changeoverDay: null };

/** One row of a price list; both dates are inclusive. */
export type PricePeriod = {
  startDate: StayDate;
  endDate: StayDate;
  weeklyPriceCents: number;
} & StayRule;

/** How often a charge for a person or an animal counts. */
export const chargedPer = ['night', 'stay'] as const;
export type ChargedPer = (typeof chargedPer)[number];

/** Charges besides the nights. Specification, section 9. */
export type PriceExtras = {
  cleaningCents: number;
  /** Linen and towels on request, for up to `linenSmallGroupMax` guests. */
  linenSmallGroupCents: number;
  linenLargeGroupCents: number;
  linenSmallGroupMax: number;
  /** Per guest over twelve and night. */
  touristTaxCents: number;
  /** For each guest beyond the first `included`. */
  extraGuest?: { included: number; cents: number; per: ChargedPer } | undefined;
  /** For each animal; without it the request does not ask for animals. */
  animal?: { cents: number; per: ChargedPer } | undefined;
};

/** Rules for all years. Percents are of the stay's own line; of two discounts the larger one counts. */
export type PriceRules = {
  /** A gap of at most `nights` free nights may be asked for whole, for `percent` more; 0 for the list's price. */
  gap?: { nights: number; percent: number } | undefined;
  /** From `nights` nights on, `percent` less. */
  longStay?: { nights: number; percent: number } | undefined;
  /** For a stay that is asked for `days` days before the arrival or later, `percent` less. */
  lastMinute?: { days: number; percent: number } | undefined;
};

/** The lists of several years, in order. */
export type PriceLists = {
  periods: readonly PricePeriod[];
  /** Of the first list. */
  extras: PriceExtras;
  /** Of the lists after it. */
  laterExtras: readonly ({ year: number } & PriceExtras)[];
  /** Missing without any. */
  rules?: PriceRules | undefined;
};

type AllExtras = Pick<PriceLists, 'extras' | 'laterExtras'>;

const someExtras = (
  { extras, laterExtras }: AllExtras,
  has: (extras: PriceExtras) => boolean,
): boolean => [extras, ...laterExtras].some(has);

/** Whether some year's list charges for animals. */
export const chargesAnimals = (prices: AllExtras): boolean =>
  someExtras(prices, ({ animal }) => animal !== undefined);

/** Whether the lists have more than periods and the extras of every house. */
export const hasListRules = (prices: PriceLists): boolean =>
  prices.rules !== undefined ||
  someExtras(prices, ({ extraGuest, animal }) => (extraGuest ?? animal) !== undefined);

/** The nights that are charged: a stay that ends on its first day has one. */
export const paidNights = ({ startDate, endDate }: { startDate: StayDate; endDate: StayDate }) =>
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
export const periodOn = (night: StayDate, periods: readonly PricePeriod[]): PricePeriod => {
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

/** The extras of a year's list, or of the latest one. */
export const extrasFor = (
  year: number,
  { periods, extras, laterExtras }: PriceLists,
): PriceExtras => {
  const listYear = priceListYearFor(year, periods);
  const later = laterExtras.find((extrasOfYear) => extrasOfYear.year === listYear);
  if (!later) return extras;
  const { year: _, ...own } = later;
  return own;
};
