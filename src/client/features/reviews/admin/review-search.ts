import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { ReviewStatus } from '#shared/reviews.schema.ts';

const reviewStates = ['pending', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const statusOf: Record<ReviewState, ReviewStatus> = {
  pending: 'PENDING',
  approved: 'APPROVED',
};

/** What the screen keeps in its address. */
export type ReviewSearch = {
  q?: string | undefined;
  /** All where it is left out. */
  status?: ReviewState | undefined;
  /** The first where it is left out. */
  page?: number | undefined;
};

export const parseReviewSearch = (search: Record<string, unknown>): ReviewSearch => ({
  q: parseSearchText(search.q),
  status: reviewStates.find((candidate) => candidate === search.status),
  page: parsePage(search.page),
});
