import type { Database } from '#server/database/database.types.ts';
import type { Review } from '#shared/reviews.schema.ts';
import { deleteReviewRows, listReviewsOf } from './reviews.repository.ts';
import { toReview } from './reviews.service.ts';

export const findReviewsOf = async (db: Database, userId: number): Promise<Review[]> =>
  (await listReviewsOf(db, userId)).map(toReview);

export const eraseReviews = (tx: Database, reviews: readonly Review[]): Promise<void> =>
  deleteReviewRows(
    tx,
    reviews.map(({ id }) => id),
  );
