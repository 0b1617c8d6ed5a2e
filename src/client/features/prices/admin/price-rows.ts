import {
  addDays,
  addMonths,
  firstDayOf,
  isStayDate,
  monthOf,
  type StayDate,
  weekdayOf,
} from '#shared/bookings/stay-dates.ts';
import { formatEuroInput, parseEuros } from '#shared/prices/euro-input.ts';
import { noRule, type PricePeriod, type StayRule } from '#shared/prices/price-lists.ts';

/**
 * A row of a year's list in the form. It begins on the day after the previous row, so that a list cannot
 * have gaps or overlaps. The last row ends the year.
 */
export type PriceRow = { endDate: StayDate; weeklyPrice: string } & StayRule;

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
  periods.map(({ endDate, weeklyPriceCents, minNights, changeoverDay }) => ({
    endDate,
    weeklyPrice: formatEuroInput(weeklyPriceCents),
    minNights,
    changeoverDay,
  }));

/** An invalid price becomes NaN, which the schema refuses. */
export const periodsOf = (rows: readonly PriceRow[], year: number): PricePeriod[] => {
  const starts = firstDays(rows, year);
  return rows.map(({ endDate, weeklyPrice, minNights, changeoverDay }, index) => ({
    startDate: starts[index] ?? '',
    endDate,
    weeklyPriceCents: parseEuros(weeklyPrice) ?? Number.NaN,
    minNights,
    changeoverDay,
  }));
};

export const emptyRows = (year: number): PriceRow[] => [
  { endDate: lastDayOfYear(year), weeklyPrice: '', ...noRule },
];

/** At most three days away from `near`. */
const nearestWeekday = (near: StayDate, weekday: number): StayDate => {
  const ahead = (weekday - weekdayOf(near) + 7) % 7;
  return addDays(near, ahead > 3 ? ahead - 7 : ahead);
};

/**
 * The matching day of another year: the last day of a month stays the last, any other keeps its weekday, so
 * that Saturday-to-Saturday weeks remain.
 */
const dateInYear = (date: StayDate, year: number): StayDate => {
  const endsMonth = monthOf(addDays(date, 1)) !== monthOf(date);
  const month = `${year}${date.slice(4, 7)}`;
  const lastDay = addDays(firstDayOf(addMonths(month, 1)), -1);
  if (endsMonth) return lastDay;
  const sameDay = `${month}${date.slice(7)}`;
  return nearestWeekday(sameDay < lastDay ? sameDay : lastDay, weekdayOf(date));
};

/** Copies rows to another year. A row that has no day left there is dropped. */
export const copyToYear = (rows: readonly PriceRow[], year: number): PriceRow[] => {
  const moved = rows.map((row) => ({ ...row, endDate: dateInYear(row.endDate, year) }));
  const isInOrder = ({ endDate }: PriceRow, index: number): boolean => {
    const later = moved.slice(index + 1);
    return endDate >= firstDayOfYear(year) && later.every((row) => endDate < row.endDate);
  };
  return moved.filter(isInOrder);
};

/** Prices are written to the nearest five euros, low ones to the euro. */
const roundEuros = (euros: number): number => {
  const step = euros < 100 ? 1 : 5;
  return Math.round(euros / step) * step;
};

/** Raises or lowers all prices by percent. An invalid price stays as it was typed. */
export const changePrices = (rows: readonly PriceRow[], percent: number): PriceRow[] =>
  rows.map((row) => {
    const cents = parseEuros(row.weeklyPrice);
    if (cents === null || percent === 0) return row;
    const euros = roundEuros((cents / 100) * (1 + percent / 100));
    return { ...row, weeklyPrice: formatEuroInput(euros * 100) };
  });

/** Percent as typed ('5', '-2,5', '+3 %'), from -50 to 100; null if invalid. */
export const parsePercent = (typed: string): number | null => {
  // Phones write a minus sign of their own.
  const plain = typed.replace(/[\s%]/g, '').replace('\u2212', '-');
  if (!/^[+-]?\d{1,3}(,\d)?$/.test(plain)) return null;
  const percent = Number(plain.replace(',', '.'));
  return percent >= -50 && percent <= 100 ? percent : null;
};

/** For a form: true, or an error with an example. */
export const checkPercent = (typed: string): true | string =>
  parsePercent(typed) !== null || 'Scrivi una percentuale da -50 a 100, per esempio 5 o -2,5';

/** Splits a row into two at the same price; `day` is the first day of the second. */
export const splitRow = (rows: readonly PriceRow[], index: number, day: StayDate): PriceRow[] =>
  rows.flatMap((row, at) => (at === index ? [{ ...row, endDate: addDays(day, -1) }, row] : [row]));

/** Gives the rows from `first` to `last` a rule. */
export const ruleRows = (
  rows: readonly PriceRow[],
  [first, last]: readonly [number, number],
  rule: StayRule,
): PriceRow[] => rows.map((row, at) => (first <= at && at <= last ? { ...row, ...rule } : row));

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
