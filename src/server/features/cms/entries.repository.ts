import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import { foldedWords } from '#shared/fold-text.ts';

export type EntryTable = 'posts' | 'pages';

/** `published` undefined: drafts and published entries. Each word of `search` is in the search text. */
export type EntryFilter = { published?: boolean | undefined; search?: string | undefined };

const columns = {
  posts: { published: sql`posts.published`, searchText: sql`posts.search_text` },
  pages: { published: sql`pages.published`, searchText: sql`pages.search_text` },
};

export const conditionsOf = (
  table: EntryTable,
  { published, search = '' }: EntryFilter,
): RawBuilder<SqlBool>[] => [
  ...(published === undefined
    ? []
    : [sql<SqlBool>`${columns[table].published} = ${published ? 1 : 0}`]),
  ...foldedWords(search).map(
    (word) => sql<SqlBool>`instr(${columns[table].searchText}, ${word}) > 0`,
  ),
];

export const countEntries = async (
  db: Database,
  table: EntryTable,
  filter: EntryFilter,
): Promise<number> => {
  const { count } = await db
    // Stands for both tables.
    .selectFrom(table as 'pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(table, filter)))
    .executeTakeFirstOrThrow();
  return count;
};
