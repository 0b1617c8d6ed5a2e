import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pagedQuery } from '#client/ui/paged-query.ts';

const GALLERIES_SHOWN = 12;

/** What of the list is looked at; the first page of everything where it is left out. */
export type GalleryView = { q?: string | undefined; page?: number };

/** One page of the galleries. While another one is on its way the last one stays, so that nothing jumps. */
export const useGalleries = () => {
  const [view, show] = useState<GalleryView>({});
  const { q, page = 1 } = view;
  const query = trpc.galleries.page.useQuery(
    { page, limit: GALLERIES_SHOWN, ...(q && { search: q }) },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...pagedQuery(query, { page, size: GALLERIES_SHOWN }),
    galleries: query.data?.galleries ?? [],
    view,
    show,
  };
};

export type Galleries = ReturnType<typeof useGalleries>;
