import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

type Period = PriceList['periods'][number];
export type YearList = { year: number; periods: Period[] };

/** Groups periods by year, the earliest first. */
export const yearLists = (periods: readonly Period[]): YearList[] => {
  const years = [...new Set(periods.map((period) => yearOf(period.startDate)))].sort(
    (a, b) => a - b,
  );
  return years.map((year) => ({
    year,
    periods: periods.filter((period) => yearOf(period.startDate) === year),
  }));
};

/** '1–31 maggio', without the year */
export const formatPeriod = (
  { startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>,
  { formatDayRange }: Pick<Language, 'formatDayRange'>,
): string => formatDayRange(startDate, endDate).replace(/ \d{4}$/, '');

/** From October on, most visitors want next year's prices. */
const NEXT_YEAR_FROM = '10-01';

export type ShownLists = {
  /** The list that visitors read first. */
  main: YearList;
  /** A year without a list of its own, to which the prices of `main` apply too. */
  alsoFor: number | null;
  /** Whether visitors now look for that year: then past periods of `main` are shown, too. */
  looksAhead: boolean;
  /** The rest of this year, beside next year's list. */
  beside: YearList | null;
  later: YearList[];
};

/** The list that visitors read first, and the lists beside and below it. Null without any list. */
export const shownLists = (periods: readonly Period[], today: StayDate): ShownLists | null => {
  const lists = yearLists(periods);
  const thisYear = yearOf(today);
  const looksAhead = today.slice(5) >= NEXT_YEAR_FROM;
  const of = (year: number) => lists.find((list) => list.year === year);
  const main =
    (looksAhead ? of(thisYear + 1) : undefined) ??
    of(thisYear) ??
    lists.find(({ year }) => year > thisYear) ??
    lists.at(-1);
  if (!main) return null;
  const wantedYear = looksAhead ? thisYear + 1 : thisYear;
  const isLatest = main === lists.at(-1) && main.year <= thisYear;
  return {
    main,
    alsoFor: isLatest ? Math.max(wantedYear, main.year + 1) : null,
    looksAhead,
    beside: main.year > thisYear ? (of(thisYear) ?? null) : null,
    later: lists.filter(({ year }) => year > main.year),
  };
};

/** Today in the year of a list that is out of date and applies still. */
export const dayInList = ({ year }: YearList, today: StayDate): StayDate =>
  year < yearOf(today) ? `${year}${today.slice(4)}` : today;

type PeriodTime = 'past' | 'current' | 'coming';

export const periodTime = ({ startDate, endDate }: Period, today: StayDate): PeriodTime => {
  if (endDate < today) return 'past';
  return startDate <= today ? 'current' : 'coming';
};

/** The periods from today's on, and those before it. */
export const splitAtToday = (list: YearList, today: StayDate) => {
  const day = dayInList(list, today);
  const isOver = (period: Period): boolean => periodTime(period, day) === 'past';
  return {
    open: list.periods.filter((period) => !isOver(period)),
    over: list.periods.filter(isOver),
  };
};

/** The lowest weekly price of current and future periods; of all periods if every one is past. */
export const lowestWeeklyPrice = (periods: readonly Period[], today: StayDate): number | null => {
  const open = periods.filter((period) => period.endDate >= today);
  const prices = (open.length > 0 ? open : periods).map((period) => period.weeklyPriceCents);
  return prices.length > 0 ? Math.min(...prices) : null;
};
