import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';

/** The search parameters of the prices screen. */
type PriceSearch = { year?: number | undefined };

/** Returns the key of an invalid year as undefined: the router passes omitted keys through unvalidated. */
export const parsePriceSearch = ({ year }: Record<string, unknown>): PriceSearch => ({
  year: Number.isInteger(year) ? Number(year) : undefined,
});

export const editableYears = (thisYear: number): number[] => [thisYear, thisYear + 1, thisYear + 2];

/** Without a wanted year: from October the next one, since the season of this one is over. */
export const firstShownYear = (today: StayDate): number =>
  yearOf(today) + (today.slice(5) < '10-01' ? 0 : 1);
