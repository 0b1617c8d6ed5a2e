import type { Generated } from 'kysely';

/** One row, or none. */
export type CleaningLinkTable = {
  id: Generated<number>;
  secret: string;
  lastOpenedAt: string | null;
};

/** Users whose role CLEANER became USER, until an administrator has dismissed the note. */
export type FormerCleanersTable = { userId: number };
