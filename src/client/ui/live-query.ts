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

/**
 * For what a page shows beside other things. A failure is shown as the server rendered it, and asked for again
 * when the visitor says so: the browser's first rendering is the same.
 */
export const asRendered = { retryOnMount: false } as const;
