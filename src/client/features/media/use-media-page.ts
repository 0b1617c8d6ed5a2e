import { trpc } from '#client/trpc.ts';
import { listQuery } from '#client/ui/list-screen.tsx';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import type { ContentType } from '#shared/media/media-rules.ts';

type MediaView = {
  page: number;
  limit: number;
  search?: string | undefined;
  contentType?: ContentType | undefined;
  /** File extensions separated by commas. */
  formats?: string | undefined;
  uncaptioned?: true | undefined;
  unused?: true | undefined;
};

export const useMediaPage = (view: MediaView) => {
  const { page, limit, search, contentType, formats, uncaptioned, unused } = view;
  const query = trpc.media.page.useQuery(
    {
      page,
      limit,
      ...(search && { search }),
      ...(contentType && { contentType }),
      ...(formats && { formats }),
      ...(uncaptioned && { uncaptioned }),
      ...(unused && { unused }),
    },
    listQuery,
  );
  return paginatedQuery(query, { page, size: limit });
};
