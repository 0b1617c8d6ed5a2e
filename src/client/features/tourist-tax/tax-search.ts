import { addMonths, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { TaxPeriod, TaxRhythm } from '#shared/tourist-tax/tax-returns.ts';

/** The period of the screen in its address; empty for the latest one that is over. */
export type TaxSearch = Partial<TaxPeriod>;

const numberIn = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined;

export const parseTaxSearch = (search: Record<string, unknown>): TaxSearch => {
  const year = numberIn(search.year, 2000, 2100);
  if (year === undefined) return {};
  const month = numberIn(search.month, 1, 12);
  const quarter = month === undefined ? numberIn(search.quarter, 1, 4) : undefined;
  return { year, ...(quarter && { quarter }), ...(month && { month }) };
};

/** The latest period of this rhythm that is over. */
export const lastPeriod = (today: StayDate, rhythm: TaxRhythm): TaxPeriod => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (rhythm === 'year') return { year: year - 1 };
  const back = rhythm === 'month' ? 1 : ((month - 1) % 3) + 1;
  const [lastYear = 0, lastMonth = 0] = addMonths(today.slice(0, 7), -back).split('-').map(Number);
  return rhythm === 'month'
    ? { year: lastYear, month: lastMonth }
    : { year: lastYear, quarter: Math.ceil(lastMonth / 3) };
};
