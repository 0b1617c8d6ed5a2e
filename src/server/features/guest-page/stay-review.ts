import type { Database } from '#server/database/database.types.ts';
import { getReviewDays } from '#server/features/guest-mails/guest-mails.service.ts';
import { findReviewOfStay } from '#server/features/reviews/reviews.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { GuestPage } from '#shared/guest-page/guest-page.schema.ts';

/** Whether the guest of a stay can review it today: from the day of departure on, for some days, once. */
export const reviewOf = async (
  db: Database,
  { id, status, endDate }: StaffStay,
  today: StayDate,
): Promise<GuestPage['review']> => {
  if (status !== 'CONFIRMED' || today < endDate) return null;
  if (await findReviewOfStay(db, id)) return 'written';
  return today <= addDays(endDate, await getReviewDays(db)) ? 'open' : null;
};
