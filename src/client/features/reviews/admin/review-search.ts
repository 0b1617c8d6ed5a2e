import { parseOpened, parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { ReviewStatus } from '#shared/reviews.schema.ts';

const reviewStates = ['pending', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const statusOf: Record<ReviewState, ReviewStatus> = {
  pending: 'PENDING',
  approved: 'APPROVED',
};

/** The search parameters of the reviews screen. */
export type ReviewSearch = {
  /** The review that the start page leads to. */
  review?: number | undefined;
  q?: string | undefined;
  /** All by default. */
  status?: ReviewState | undefined;
  /** The first by default. */
  page?: number | undefined;
};

export const parseReviewSearch = (search: Record<string, unknown>): ReviewSearch => {
  const review = parseOpened(search.review);
  return {
    review: review === 'new' ? undefined : review,
    q: parseSearchText(search.q),
    status: reviewStates.find((candidate) => candidate === search.status),
    page: parsePage(search.page),
  };
};
