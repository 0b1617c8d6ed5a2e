/**
 * For data that others may change while an admin screen is open: refetched when the screen opens, when
 * the window gets the focus, and every minute.
 */
export const liveQuery = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
} as const;

/** Do not refetch failed queries on mount, so that hydration matches the server's HTML; the visitor retries. */
export const asRendered = { retryOnMount: false } as const;
