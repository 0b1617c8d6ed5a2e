import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pagedQuery } from '#client/ui/paged-query.ts';
import type { PageSearch } from './page-search.ts';

const PAGES_SHOWN = 12;

/** One page of the pages. While another one is on its way the last one stays, so that nothing jumps. */
export const usePages = ({ q, state, sort, page = 1 }: PageSearch) => {
  const query = trpc.pages.page.useQuery(
    {
      page,
      limit: PAGES_SHOWN,
      ...(q && { search: q }),
      ...(state && { published: state === 'published' }),
      ...(sort && { sort }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...pagedQuery(query, { page, size: PAGES_SHOWN }), rows: query.data?.pages ?? [] };
};

export type FoundPages = ReturnType<typeof usePages>;
