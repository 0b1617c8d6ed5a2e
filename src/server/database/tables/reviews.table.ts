import type { Generated } from 'kysely';
import type { ReviewStatus } from '#shared/reviews.schema.ts';

export type ReviewsTable = {
  id: Generated<number>;
  /** Null when the author's account no longer exists, and for sample reviews. */
  userId: number | null;
  /** For a review that never had an account; empty otherwise. */
  authorName: string;
  rating: number;
  comment: string;
  /** The comment and `authorName`, folded. */
  searchText: string;
  status: ReviewStatus;
  createdAt: string;
  approvedAt: string | null;
  /** The owners' answer, plain text. */
  answer: string | null;
  /** When the answer was written first. */
  answeredAt: string | null;
  /** Incremented by each write. */
  version: Generated<number>;
};
