type PageQuery = {
  data: { total: number } | undefined;
  isPlaceholderData: boolean;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
};

/** A query for one page of a list, which keeps showing the last page while another is on its way. */
export type PagedQuery<Query extends PageQuery = PageQuery> = {
  query: Query;
  /** From 1 on. */
  page: number;
  /** Things of a page. */
  size: number;
  /** Things of all pages. */
  total: number;
  pages: number;
  /** Whether this is what the server said of this very view. */
  isKnown: boolean;
};

export const pagedQuery = <Query extends PageQuery>(
  query: Query,
  { page, size }: Pick<PagedQuery, 'page' | 'size'>,
): PagedQuery<Query> => {
  const total = query.data?.total ?? 0;
  return {
    query,
    page,
    size,
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    isKnown: query.data !== undefined && !query.isPlaceholderData,
  };
};
