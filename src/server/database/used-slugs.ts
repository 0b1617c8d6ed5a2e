import { sql } from 'kysely';
import type { Database } from './database.types.ts';

type SluggedTable = 'posts' | 'pages' | 'former_page_slugs' | 'galleries';

/** The slugs in use that equal this one or append a number to it. */
export const listUsedSlugs = async (
  db: Database,
  table: SluggedTable,
  stem: string,
): Promise<string[]> => {
  // ':' follows '9' in ASCII.
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM ${sql.table(table)}
    WHERE slug = ${stem} OR (slug >= ${`${stem}-0`} AND slug < ${`${stem}-:`})
  `.execute(db);
  return rows.map(({ slug }) => slug);
};
