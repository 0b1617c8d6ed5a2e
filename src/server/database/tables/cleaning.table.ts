import type { Generated } from 'kysely';

/** One row, or none. */
export type CleaningLinkTable = {
  id: Generated<number>;
  secret: string;
  lastOpenedAt: string | null;
};

/** Those whose role for cleaning became USER, until an administrator has read it. */
export type FormerCleanersTable = { userId: number };
