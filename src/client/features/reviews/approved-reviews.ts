import { useState } from 'react';
import { type RouteContext, trpc } from '#client/trpc.ts';
import { REVIEWS_SHOWN } from '#shared/review-rules.ts';
import type { ApprovedReview } from '#shared/reviews.schema.ts';

/** What the section asks for, page by page. */
export const pageOfReviews = (page: number) => ({ page, limit: REVIEWS_SHOWN });

/** For a page that is drawn all the same where this fails: the section asks again, and says so. */
export const loadReviews = ({ reviews }: RouteContext['utils']): Promise<void> =>
  reviews.approvedPage.prefetch(pageOfReviews(1));

/** A review that was approved meanwhile moves the others on: no one stands there twice. */
const withoutDoubles = (reviews: readonly ApprovedReview[]): ApprovedReview[] => [
  ...new Map(reviews.map((review) => [review.id, review])).values(),
];

/** The public reviews, as many pages of them as somebody has asked for. */
export const useApprovedReviews = () => {
  const [pages, setPages] = useState(1);
  const found = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) => t.reviews.approvedPage(pageOfReviews(index + 1))),
  );
  const [first] = found;
  const latest = found.at(-1);
  const reviews = withoutDoubles(found.flatMap(({ data }) => data?.reviews ?? []));
  return {
    reviews,
    total: first?.data?.total ?? 0,
    averageRating: first?.data?.averageRating ?? null,
    isLoaded: first?.data !== undefined,
    /** Of the last page that was asked for. */
    isLoading: latest?.isFetching ?? false,
    error: latest?.error ?? null,
    hasMore: pages * pageOfReviews(1).limit < (first?.data?.total ?? 0),
    showMore: () => setPages(pages + 1),
    retry: () => void latest?.refetch(),
  };
};

export type ApprovedReviews = ReturnType<typeof useApprovedReviews>;
