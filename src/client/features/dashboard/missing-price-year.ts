import { shownLists } from '#client/features/prices/price-periods.ts';
import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';

/** From October on the next year, if this year has a list and the next has none; else null. */
export const missingPriceYear = (periods: PriceList['periods'], today: StayDate): number | null => {
  const shown = shownLists(periods, today);
  return shown?.looksAhead && shown.main.year === yearOf(today) ? shown.alsoFor : null;
};
