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
};

export const useMediaPage = ({ page, limit, search, contentType, formats }: MediaView) => {
  const query = trpc.media.page.useQuery(
    {
      page,
      limit,
      ...(search && { search }),
      ...(contentType && { contentType }),
      ...(formats && { formats }),
    },
    listQuery,
  );
  return paginatedQuery(query, { page, size: limit });
};
