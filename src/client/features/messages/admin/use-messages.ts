import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pagedQuery } from '#client/ui/paged-query.ts';
import type { MessageSearch } from './message-search.ts';

const MESSAGES_LISTED = 20;

/** One page of the messages. While another one is on its way the last one stays, so that nothing jumps. */
export const useMessages = ({ q, filter, page = 1 }: MessageSearch) => {
  const query = trpc.messages.page.useQuery(
    { page, limit: MESSAGES_LISTED, ...(filter && { filter }), ...(q && { search: q }) },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...pagedQuery(query, { page, size: MESSAGES_LISTED }),
    messages: query.data?.messages ?? [],
  };
};

export type Messages = ReturnType<typeof useMessages>;
