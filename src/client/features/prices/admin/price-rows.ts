import type { PricePeriod } from '#shared/quote.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  isStayDate,
  monthOf,
  type StayDate,
} from '#shared/stay-dates.ts';
import { parseEuros, typedEuros } from './typed-euros.ts';

/**
 * A row of a year's list as it is edited. It has no first day of its own: it begins where the row
 * before it ended, so that a list cannot have gaps or overlaps. The last row ends the year.
 */
export type PriceRow = { endDate: StayDate; weeklyPrice: string };

const firstDayOfYear = (year: number): StayDate => `${year}-01-01`;
export const lastDayOfYear = (year: number): StayDate => `${year}-12-31`;

/** The first day of each row; empty after a row whose last day is no day. */
export const firstDays = (rows: readonly PriceRow[], year: number): StayDate[] =>
  rows.map((_, index) => {
    const before = rows[index - 1];
    if (!before) return firstDayOfYear(year);
    return isStayDate(before.endDate) ? addDays(before.endDate, 1) : '';
  });

export const rowsOf = (periods: readonly PricePeriod[]): PriceRow[] =>
  periods.map(({ endDate, weeklyPriceCents }) => ({
    endDate,
    weeklyPrice: typedEuros(weeklyPriceCents),
  }));

/** NaN stands for a price that is none: the schema refuses it. */
export const periodsOf = (rows: readonly PriceRow[], year: number): PricePeriod[] => {
  const starts = firstDays(rows, year);
  return rows.map(({ endDate, weeklyPrice }, index) => ({
    startDate: starts[index] ?? '',
    endDate,
    weeklyPriceCents: parseEuros(weeklyPrice) ?? Number.NaN,
  }));
};

/** One price for the whole year, still to be written. */
export const emptyRows = (year: number): PriceRow[] => [
  { endDate: lastDayOfYear(year), weeklyPrice: '' },
];

/** The same day in another year. The end of February stays its end, whichever day that is. */
const inYear = (date: StayDate, year: number): StayDate => {
  const endsMonth = monthOf(addDays(date, 1)) !== monthOf(date);
  if (!endsMonth) return `${year}${date.slice(4)}`;
  return addDays(firstDayOf(addMonths(`${year}${date.slice(4, 7)}`, 1)), -1);
};

/** Days and prices of one year's rows for another; a row of 29 February alone has no other year. */
export const copyToYear = (rows: readonly PriceRow[], year: number): PriceRow[] =>
  rows
    .map((row) => ({ ...row, endDate: inYear(row.endDate, year) }))
    .filter(({ endDate }, index, moved) => endDate !== moved[index - 1]?.endDate);

/** Makes two of a row, at the price of the one; `day` is the first of the second. */
export const splitRow = (rows: readonly PriceRow[], index: number, day: StayDate): PriceRow[] =>
  rows.flatMap((row, at) => (at === index ? [{ ...row, endDate: addDays(day, -1) }, row] : [row]));

export type Neighbour = 'before' | 'after';

/** Takes a row away; its days go to a neighbour, at the neighbour's price. */
export const mergeRow = (rows: readonly PriceRow[], index: number, into: Neighbour): PriceRow[] => {
  const gone = rows[index];
  if (!gone) return [...rows];
  return rows
    .map((row, at) =>
      into === 'before' && at === index - 1 ? { ...row, endDate: gone.endDate } : row,
    )
    .filter((_, at) => at !== index);
};
