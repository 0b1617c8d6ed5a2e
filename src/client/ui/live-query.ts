/**
 * For what others may change while a screen of the back office is open: asked for again when the
 * screen opens, when its window comes back to the front, and every minute.
 */
export const liveQuery = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
} as const;
