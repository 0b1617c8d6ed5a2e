import type { Database } from '#server/database/database.types.ts';
import { type DayInterval, overlaps } from '#shared/bookings/occupancy.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { listHoldingOffers } from './offered-nights.repository.ts';

// Nights that are held for a guest who thinks an offer over (decision 47). Bookings and the calendars of other sites
// read them, so they are a feature below both.

/**
 * The nights that open offers hold today, [startDate, endDate) of each. They are free again once an offer's last day
 * is over, without anything being done.
 */
export const findOfferedNights = listHoldingOffers;

export type OfferedNights = Awaited<ReturnType<typeof findOfferedNights>>[number];

/** Whether an offer to the guest of another request than `exceptId` holds a night of `days`. */
export const hasOfferedNights = async (
  db: Database,
  { days, today, exceptId }: { days: DayInterval; today: StayDate; exceptId: number },
): Promise<boolean> =>
  (await findOfferedNights(db, today)).some(
    ({ bookingId, startDate, endDate }) =>
      bookingId !== exceptId && overlaps(days, { from: startDate, until: endDate }),
  );
