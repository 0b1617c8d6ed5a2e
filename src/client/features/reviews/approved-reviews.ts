import { useState } from 'react';
import { type RouteContext, trpc } from '#client/trpc.ts';
import { asRendered } from '#client/ui/live-query.ts';
import { REVIEWS_SHOWN } from '#shared/review-rules.ts';
import type { ApprovedReview } from '#shared/reviews.schema.ts';

export const pageOfReviews = (page: number) => ({ page, limit: REVIEWS_SHOWN });

/** Never rejects: the page renders without reviews, and the section reports the error. */
export const loadReviews = ({ reviews }: RouteContext['utils']): Promise<void> =>
  reviews.approvedPage.prefetch(pageOfReviews(1));

/** A newly approved review shifts the others, so that two pages may share one. */
const uniqueReviews = (reviews: readonly ApprovedReview[]): ApprovedReview[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/** All pages of public reviews that the visitor has loaded so far. */
export const useApprovedReviews = () => {
  const [pages, setPages] = useState(1);
  const found = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) =>
      t.reviews.approvedPage(pageOfReviews(index + 1), asRendered),
    ),
  );
  const [first] = found;
  const latest = found.at(-1);
  const reviews = uniqueReviews(found.flatMap(({ data }) => data?.reviews ?? []));
  return {
    reviews,
    total: first?.data?.total ?? 0,
    averageRating: first?.data?.averageRating ?? null,
    isLoaded: first?.data !== undefined,
    /** The state of the last page. */
    isLoading: latest?.isFetching ?? false,
    error: latest?.error ?? null,
    hasMore: pages * pageOfReviews(1).limit < (first?.data?.total ?? 0),
    showMore: () => setPages(pages + 1),
    retry: () => void latest?.refetch(),
  };
};

export type ApprovedReviews = ReturnType<typeof useApprovedReviews>;
