import { useState } from 'react';
import { api } from '#client/api/api.ts';
import type { RouteContext } from '#client/trpc.ts';
import { useCall } from '#client/ui/use-call.ts';
import { REVIEWS_SHOWN } from '#shared/review-rules.ts';
import type { ApprovedReview, PaginatedApprovedReviews } from '#shared/reviews.schema.ts';

export const pageOfReviews = (page: number) => ({ page, limit: REVIEWS_SHOWN });

/** Never rejects: the page renders without reviews, and the section reports the error. */
export const loadReviews = ({ reviews }: RouteContext['utils']): Promise<void> =>
  reviews.approvedPage.prefetch(pageOfReviews(1));

/** A newly approved review shifts the others, so that two pages may share one. */
const uniqueReviews = (reviews: readonly ApprovedReview[]): ApprovedReview[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/** The server's first page of reviews, and those that the visitor has loaded. */
export const useApprovedReviews = (first: PaginatedApprovedReviews) => {
  const [pages, setPages] = useState([first]);
  const next = useCall((page: number, signal) =>
    api.reviews.approvedPage.query(pageOfReviews(page), { signal }),
  );
  const showMore = (): void => {
    next.run(pages.length + 1).then(
      (page) => setPages([...pages, page]),
      () => undefined,
    );
  };
  return {
    reviews: uniqueReviews(pages.flatMap(({ reviews }) => reviews)),
    hasMore: pages.length * REVIEWS_SHOWN < first.total,
    isLoading: next.isPending,
    error: next.error,
    showMore,
  };
};
