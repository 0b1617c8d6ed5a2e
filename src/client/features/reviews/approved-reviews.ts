import { useState } from 'react';
import { api } from '#client/api/api.ts';
import type { RouteContext } from '#client/trpc.ts';
import { useCall } from '#client/ui/use-call.ts';
import { REVIEWS_SHOWN } from '#shared/review-rules.ts';
import type { ApprovedReview } from '#shared/reviews.schema.ts';

export const pageOfReviews = (page: number) => ({ page, limit: REVIEWS_SHOWN });

/** Never rejects: the page renders without reviews, and the section reports the error. */
export const loadReviews = ({ reviews }: RouteContext['utils']): Promise<void> =>
  reviews.approvedPage.prefetch(pageOfReviews(1));

/** The pages after the first, as far as the visitor has loaded them. */
export const useLaterReviews = (shown: readonly number[], total: number) => {
  const [pages, setPages] = useState<ApprovedReview[][]>([]);
  const next = useCall((page: number, signal) =>
    api.reviews.approvedPage.query(pageOfReviews(page), { signal }),
  );
  const loaded = pages.length + 1;
  const showMore = (): void => {
    next.run(loaded + 1).then(
      ({ reviews }) => {
        // A newly approved review shifts the others, so that two pages may share one.
        const known = new Set([...shown, ...pages.flat().map(({ id }) => id)]);
        setPages([...pages, reviews.filter(({ id }) => !known.has(id))]);
      },
      () => undefined,
    );
  };
  return {
    pages,
    hasMore: loaded * REVIEWS_SHOWN < total,
    isLoading: next.isPending,
    error: next.error,
    showMore,
  };
};
