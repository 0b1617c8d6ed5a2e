import type { Generated } from 'kysely';
import type { ReviewStatus } from '#shared/reviews.schema.ts';

export type ReviewsTable = {
  id: Generated<number>;
  /** Null for an author whose account is gone, and for the sample's reviews. */
  userId: number | null;
  /** Of a review that never had an account behind it; empty otherwise. */
  authorName: string;
  rating: number;
  comment: string;
  /** The comment and such a name, folded. */
  searchText: string;
  status: ReviewStatus;
  createdAt: string;
  approvedAt: string | null;
};
