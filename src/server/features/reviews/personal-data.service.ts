import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Review } from '#shared/reviews.schema.ts';
import {
  deleteReviewRows,
  listOldGuestReviews,
  listReviewsOf,
  listReviewsOfStays,
} from './reviews.repository.ts';
import { toReview } from './reviews.service.ts';

export const findReviewsOf = async (db: Database, userId: number): Promise<Review[]> =>
  (await listReviewsOf(db, userId)).map(toReview);

export const eraseReviews = (tx: Database, reviews: readonly Review[]): Promise<void> =>
  deleteReviewRows(
    tx,
    reviews.map(({ id }) => id),
  );

/** The reviews that the guests of these stays wrote. */
export const findReviewsOfStays = async (
  db: Database,
  bookingIds: readonly number[],
): Promise<Review[]> => (await listReviewsOfStays(db, bookingIds)).map(toReview);

/** Deletes reviews of guests who left on `until` or before; at most `limit` of them. */
export const forgetGuestReviews = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const ids = await listOldGuestReviews(db, until, limit);
  await deleteReviewRows(db, ids);
  return ids.length;
};
