import { z } from 'zod';
import {
  byId,
  entityId,
  instant,
  requiredText,
  seenVersion,
  textBetween,
  version,
} from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { locales } from '#shared/languages/locales.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import {
  ANSWER_MAX,
  COMMENT_MAX,
  COMMENT_MIN,
  RATING_DEFAULT,
  RATING_MAX,
  REVIEWS_SHOWN,
} from './review-rules.ts';
import { text } from './texts/texts.ts';

// Reviews by guests. Specification, sections 3, 4, 5 and 7.

const REVIEWS_PER_PAGE = 20;

const reviewStatuses = ['PENDING', 'APPROVED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

const ratingMessage = text('reviews.ratingRequired');
const lengthMessage = text('reviews.commentLength', { min: COMMENT_MIN, max: COMMENT_MAX });

/** A review as visitors see it. */
export const approvedReview = z.object({
  id: entityId,
  rating: z.number().int(),
  /** Plain text, in `locale` or translated from the Italian. */
  comment: z.string(),
  /** The language in which the guest wrote. */
  locale: z.enum(locales),
  createdAt: instant,
  /** `avatar` is a path or null. A deleted account's name is 'Ospite'. */
  author: z.object({ name: z.string(), avatar: z.string().nullable() }),
  /** The month of the stay, as `yyyy-MM`, of a guest who wrote on its page; null for an account's. */
  stayedIn: z.string().nullable(),
  /** The owners' answer, plain text. */
  answer: z.object({ text: z.string(), createdAt: instant }).nullable(),
  status: z.enum(reviewStatuses),
  untranslated,
});
export type ApprovedReview = z.infer<typeof approvedReview>;

export const review = approvedReview.omit({ untranslated: true }).extend({
  approvedAt: instant.nullable(),
  version,
});
export type Review = z.infer<typeof review>;

/** For staff. */
export const staffReview = review.extend({
  /** Whether a confirmed stay is known that has begun: the reviewed one, or of the account or its confirmed address. */
  hasStayed: z.boolean(),
});
export type StaffReview = z.infer<typeof staffReview>;

/** One page, those to approve first and then the newest; `total` counts all pages. */
export const paginatedReviews = z.object({
  reviews: z.array(staffReview),
  total: z.number().int(),
});
export type PaginatedReviews = z.infer<typeof paginatedReviews>;

/** One page of approved reviews, with the mean rating of all to one decimal; null without reviews. */
export const paginatedApprovedReviews = z.object({
  reviews: z.array(approvedReview),
  total: z.number().int(),
  averageRating: z.number().nullable(),
});
export type PaginatedApprovedReviews = z.infer<typeof paginatedApprovedReviews>;

export const createReviewInput = z.object({
  rating: z
    .number({ error: ratingMessage })
    .int(ratingMessage)
    .min(1, ratingMessage)
    .max(RATING_MAX, ratingMessage)
    .default(RATING_DEFAULT),
  comment: textBetween(text('reviews.commentRequired'), COMMENT_MIN, COMMENT_MAX, lengthMessage),
});
export type CreateReviewInput = z.output<typeof createReviewInput>;

const status = z.enum(reviewStatuses, { error: 'Scegli uno stato: PENDING o APPROVED.' });

export const setReviewStatusInput = z.object({ id: entityId, status });
export type SetReviewStatusInput = z.infer<typeof setReviewStatusInput>;

export const answerReviewInput = byId.extend({
  text: requiredText('Scrivi la risposta', ANSWER_MAX),
  seenVersion,
});
export type AnswerReviewInput = z.output<typeof answerReviewInput>;

export const paginatedReviewsInput = z
  .object({
    ...pagination(REVIEWS_PER_PAGE),
    status: status.optional(),
    /** Searched in comment and author's name. */
    search: searchText,
  })
  .default({ page: 1, limit: REVIEWS_PER_PAGE });
export type PaginatedReviewsInput = z.output<typeof paginatedReviewsInput>;

export const paginatedApprovedReviewsInput = z
  .object(pagination(REVIEWS_SHOWN))
  .default({ page: 1, limit: REVIEWS_SHOWN });
export type PaginatedApprovedReviewsInput = z.output<typeof paginatedApprovedReviewsInput>;
