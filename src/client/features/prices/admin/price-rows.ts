import type { PricePeriod } from '#shared/quote.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  isStayDate,
  monthOf,
  type StayDate,
} from '#shared/stay-dates.ts';
import { formatEuroInput, parseEuros } from './euro-input.ts';

/**
 * A row of a year's list in the form. It begins on the day after the previous row, so that a list cannot
 * have gaps or overlaps. The last row ends the year.
 */
export type PriceRow = { endDate: StayDate; weeklyPrice: string };

const firstDayOfYear = (year: number): StayDate => `${year}-01-01`;
export const lastDayOfYear = (year: number): StayDate => `${year}-12-31`;

/** The first day of each row; empty after a row with an invalid last day. */
export const firstDays = (rows: readonly PriceRow[], year: number): StayDate[] =>
  rows.map((_, index) => {
    const before = rows[index - 1];
    if (!before) return firstDayOfYear(year);
    return isStayDate(before.endDate) ? addDays(before.endDate, 1) : '';
  });

export const rowsOf = (periods: readonly PricePeriod[]): PriceRow[] =>
  periods.map(({ endDate, weeklyPriceCents }) => ({
    endDate,
    weeklyPrice: formatEuroInput(weeklyPriceCents),
  }));

/** An invalid price becomes NaN, which the schema refuses. */
export const periodsOf = (rows: readonly PriceRow[], year: number): PricePeriod[] => {
  const starts = firstDays(rows, year);
  return rows.map(({ endDate, weeklyPrice }, index) => ({
    startDate: starts[index] ?? '',
    endDate,
    weeklyPriceCents: parseEuros(weeklyPrice) ?? Number.NaN,
  }));
};

export const emptyRows = (year: number): PriceRow[] => [
  { endDate: lastDayOfYear(year), weeklyPrice: '' },
];

/** The same day of another year; the last day of February stays the last. */
const dateInYear = (date: StayDate, year: number): StayDate => {
  const endsMonth = monthOf(addDays(date, 1)) !== monthOf(date);
  if (!endsMonth) return `${year}${date.slice(4)}`;
  return addDays(firstDayOf(addMonths(`${year}${date.slice(4, 7)}`, 1)), -1);
};

/** Copies rows to another year; a row of only 29 February is dropped. */
export const copyToYear = (rows: readonly PriceRow[], year: number): PriceRow[] =>
  rows
    .map((row) => ({ ...row, endDate: dateInYear(row.endDate, year) }))
    .filter(({ endDate }, index, moved) => endDate !== moved[index - 1]?.endDate);

/** Splits a row into two at the same price; `day` is the first day of the second. */
export const splitRow = (rows: readonly PriceRow[], index: number, day: StayDate): PriceRow[] =>
  rows.flatMap((row, at) => (at === index ? [{ ...row, endDate: addDays(day, -1) }, row] : [row]));

export type Neighbour = 'before' | 'after';

/** Removes a row; a neighbour takes over its days at its own price. */
export const mergeRow = (rows: readonly PriceRow[], index: number, into: Neighbour): PriceRow[] => {
  const removed = rows[index];
  if (!removed) return [...rows];
  return rows
    .map((row, at) =>
      into === 'before' && at === index - 1 ? { ...row, endDate: removed.endDate } : row,
    )
    .filter((_, at) => at !== index);
};
