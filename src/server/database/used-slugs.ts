import type { Database } from './database.types.ts';

type SluggedTable = 'posts' | 'pages' | 'formerPageSlugs' | 'galleries';

/** The slugs in use that equal this one or append a number to it. */
export const listUsedSlugs = async (
  db: Database,
  table: SluggedTable,
  stem: string,
): Promise<string[]> => {
  const rows = await db
    // Stands for all these tables, which share the column.
    .selectFrom(table as 'posts')
    .select('slug')
    .where(({ eb, or, and }) =>
      // ':' follows '9' in ASCII.
      or([
        eb('slug', '=', stem),
        and([eb('slug', '>=', `${stem}-0`), eb('slug', '<', `${stem}-:`)]),
      ]),
    )
    .execute();
  return rows.map(({ slug }) => slug);
};
