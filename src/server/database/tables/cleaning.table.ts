import type { Generated } from 'kysely';

/** One row, or none. */
export type CleaningLinkTable = {
  id: Generated<number>;
  secret: string;
  lastOpenedAt: string | null;
};
