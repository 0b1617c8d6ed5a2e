import { isMonth, type Month } from '#shared/bookings/stay-dates.ts';

/** The search parameters of the statistics. */
export type StatisticsSearch = { month?: Month | undefined };

/** Returns the key of an invalid month as undefined: the router passes omitted keys through unvalidated. */
export const parseStatisticsSearch = ({ month }: Record<string, unknown>): StatisticsSearch => ({
  month: typeof month === 'string' && isMonth(month) ? month : undefined,
});
