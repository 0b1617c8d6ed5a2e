import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // Folded name and caption, for searching.
  sql`ALTER TABLE media ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`,
  sql`CREATE INDEX media_by_type ON media (content_type, mime_type)`,
  // Orphaned files: stored just before their row was inserted, or left after their row was deleted.
  sql`
    CREATE TABLE loose_files (
      file_name TEXT PRIMARY KEY CHECK (length(file_name) > 0)
    ) STRICT, WITHOUT ROWID`,
];

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

type MediaTexts = { media: { id: number; name: string; caption: string; search_text: string } };

const fillSearchTexts = async (db: Kysely<MediaTexts>): Promise<void> => {
  const rows = await db.selectFrom('media').select(['id', 'name', 'caption']).execute();
  for (const { id, name, caption } of rows) {
    const values = { search_text: fold(`${name}\n${caption}`) };
    await db.updateTable('media').set(values).where('id', '=', id).execute();
  }
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
  await fillSearchTexts(db as Kysely<MediaTexts>);
};

export const mediaLibrary: Migration = { up };
