import type { OwnSession } from '#shared/accounts.schema.ts';

/** The session that asks on top, then what was used last. */
export const sortSessions = (sessions: readonly OwnSession[]): OwnSession[] =>
  sessions.toSorted(
    (a, b) =>
      Number(b.current) - Number(a.current) ||
      b.lastUsedAt.localeCompare(a.lastUsedAt) ||
      b.id - a.id,
  );
