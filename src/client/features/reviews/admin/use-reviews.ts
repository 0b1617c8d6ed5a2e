import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pagedQuery } from '#client/ui/paged-query.ts';
import { type ReviewSearch, statusOf } from './review-search.ts';

const REVIEWS_LISTED = 12;

/** One page of the reviews. While another one is on its way the last one stays, so that nothing jumps. */
export const useReviews = ({ q, status, page = 1 }: ReviewSearch) => {
  const query = trpc.reviews.page.useQuery(
    {
      page,
      limit: REVIEWS_LISTED,
      ...(q && { search: q }),
      ...(status && { status: statusOf[status] }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...pagedQuery(query, { page, size: REVIEWS_LISTED }),
    reviews: query.data?.reviews ?? [],
  };
};

export type Reviews = ReturnType<typeof useReviews>;
