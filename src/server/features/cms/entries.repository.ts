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

/** Targets of links; at most `limit`. */
export const listEntryTargets = async (
  db: Database,
  table: EntryTable,
  limit: number,
): Promise<{ slug: string; title: string; published: boolean }[]> => {
  const rows = await db
    // Stands for both tables.
    .selectFrom(table as 'posts')
    .select(['slug', 'title', 'published'])
    .$if(table === 'pages', (query) => query.orderBy('searchText'))
    .$if(table === 'posts', (query) => query.orderBy('listedAt', 'desc').orderBy('id', 'desc'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, published: row.published === 1 }));
};

export const listContents = async (db: Database, table: EntryTable): Promise<string[]> =>
  (
    await db
      // Stands for both tables.
      .selectFrom(table as 'pages')
      .select('content')
      .execute()
  ).map(({ content }) => content);

/** The entries whose text contains one of these pieces of HTML. */
export const listEntriesWith = (
  db: Database,
  table: EntryTable,
  pieces: readonly string[],
): Promise<{ id: number; title: string }[]> =>
  db
    // Stands for both tables.
    .selectFrom(table as 'pages')
    .select(['id', 'title'])
    .where((where) =>
      where.or(pieces.map((piece) => where(sql<number>`instr(content, ${piece})`, '>', 0))),
    )
    .orderBy('id')
    .execute();
