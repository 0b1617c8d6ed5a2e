import type { Generated } from 'kysely';

export type PartyMembersTable = {
  id: Generated<number>;
  bookingId: number;
  /** The order of the party: members follow their head. */
  position: number;
  isComplete: 0 | 1;
  /** The person, encrypted for this row with the site's key; `party-seal.ts` reads it. */
  sealed: string;
};

export type PlaceTablesTable = {
  kind: 'comuni' | 'states' | 'documents';
  /** The rows as `place-tables.ts` reads them. */
  csv: string;
  hash: string;
  origin: 'uploaded' | 'portal';
  renewedAt: string;
};
