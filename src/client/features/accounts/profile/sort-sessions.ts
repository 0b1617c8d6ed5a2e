import type { OwnSession } from '#shared/accounts/accounts.schema.ts';

/** The current session first, then the most recently used. */
export const sortSessions = (sessions: readonly OwnSession[]): OwnSession[] =>
  sessions.toSorted(
    (a, b) =>
      Number(b.current) - Number(a.current) ||
      b.lastUsedAt.localeCompare(a.lastUsedAt) ||
      b.id - a.id,
  );
