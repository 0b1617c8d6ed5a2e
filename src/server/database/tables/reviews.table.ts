import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
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
  /** The stay that its guest reviewed, without an account; a stay has one review at most. */
  bookingId: Generated<number | null>;
  /** Its day of departure, which outlives the stay; null for reviews of accounts. */
  stayedUntil: Generated<StayDate | null>;
  /** Incremented by each write. */
  version: Generated<number>;
};
