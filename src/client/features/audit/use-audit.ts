import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pagedQuery } from '#client/ui/paged-query.ts';
import type { AuditSearch } from './audit-search.ts';

const EVENTS_LISTED = 30;

/** Whoever types the last day first means the days between the two. */
const periodOf = ({ from, to }: AuditSearch) =>
  from && to && from > to ? { from: to, to: from } : { ...(from && { from }), ...(to && { to }) };

/** One page of the log. While another one is on its way the last one stays, so that nothing jumps. */
export const useAudit = (search: AuditSearch) => {
  const { person, kind, page = 1 } = search;
  const query = trpc.audit.page.useQuery(
    {
      page,
      limit: EVENTS_LISTED,
      ...(person && { person }),
      ...(kind && { kind }),
      ...periodOf(search),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...pagedQuery(query, { page, size: EVENTS_LISTED }), events: query.data?.events ?? [] };
};
