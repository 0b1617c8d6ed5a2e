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
