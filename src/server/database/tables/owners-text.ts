import type { ColumnType } from 'kysely';

/** An Italian text of the owners that has translations. Only `updateTexts` (`owners-texts.ts`) can change it. */
export type OwnersText = ColumnType<string, string, never>;
