import type { Generated } from 'kysely';
import type { ReviewStatus } from '#shared/reviews.schema.ts';

export type ReviewsTable = {
  id: Generated<number>;
  /** Null for an author whose account is gone, and for the sample's reviews. */
  user_id: number | null;
  /** Of a review that never had an account behind it; empty otherwise. */
  author_name: string;
  rating: number;
  comment: string;
  /** The comment and such a name, folded. */
  search_text: string;
  status: ReviewStatus;
  created_at: string;
  approved_at: string | null;
};
