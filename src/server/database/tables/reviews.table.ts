import type { Generated } from 'kysely';
import type { Locale } from '#shared/languages/locales.ts';
import type { ReviewStatus } from '#shared/reviews.schema.ts';
import type { OwnersText } from './owners-text.ts';

export type ReviewsTable = {
  id: Generated<number>;
  /** Null when the author's account no longer exists, and for sample reviews. */
  userId: number | null;
  /** For a review that never had an account; empty otherwise. */
  authorName: string;
  rating: number;
  /** The guest's, in `locale`. */
  comment: OwnersText;
  /** The language of the page on which the guest wrote. */
  locale: Locale;
  /** The comment and `authorName`, folded. */
  searchText: string;
  status: ReviewStatus;
  createdAt: string;
  approvedAt: string | null;
  /** The owners' answer, plain text in Italian. */
  answer: OwnersText | null;
  /** When the answer was written first. */
  answeredAt: string | null;
  /** Incremented by each write. */
  version: Generated<number>;
};
