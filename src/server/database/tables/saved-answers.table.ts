import type { Generated } from 'kysely';
import type { OwnersText } from './owners-text.ts';

export type SavedAnswersTable = {
  id: Generated<number>;
  name: string;
  text: OwnersText;
  /** Incremented by each write. */
  version: Generated<number>;
};
