import { keepPreviousData } from '@tanstack/react-query';
import type { WritingSearch } from '#client/features/writing/writing-search.ts';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pagedQuery } from '#client/ui/paged-query.ts';

const POSTS_SHOWN = 12;

/** One page of the posts. While another one is on its way the last one stays, so that nothing jumps. */
export const usePosts = ({ q, state, page = 1 }: WritingSearch) => {
  const query = trpc.blog.page.useQuery(
    {
      page,
      limit: POSTS_SHOWN,
      ...(q && { search: q }),
      ...(state && { published: state === 'published' }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...pagedQuery(query, { page, size: POSTS_SHOWN }), posts: query.data?.posts ?? [] };
};

export type Posts = ReturnType<typeof usePosts>;
