import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import { TARGETS_OFFERED } from '#shared/links.schema.ts';

export type TargetRow = { slug: string; title: string; published: boolean };

/** One more than is offered, to tell whether there are more. */
const LIMIT = TARGETS_OFFERED + 1;

const withState = <Row extends { published: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, published: row.published === 1 }));

export const listPageTargets = async (db: Database): Promise<TargetRow[]> =>
  withState(
    await db
      .selectFrom('pages')
      .select(['slug', 'title', 'published'])
      .orderBy('searchText')
      .limit(LIMIT)
      .execute(),
  );

export const listPostTargets = async (db: Database): Promise<TargetRow[]> =>
  withState(
    await db
      .selectFrom('posts')
      .select(['slug', 'title', 'published'])
      .orderBy('listedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(LIMIT)
      .execute(),
  );

export const listGalleryTargets = async (db: Database): Promise<TargetRow[]> => {
  const rows = await db
    .selectFrom('galleries')
    .select(['slug', 'name as title'])
    .orderBy('searchText')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({ ...row, published: true }));
};

export const isUploaded = async (db: Database, fileName: string): Promise<boolean> =>
  (await db
    .selectFrom('media')
    .select('id')
    .where('fileName', '=', fileName)
    .executeTakeFirst()) !== undefined;

type Writing = { kind: 'pages' | 'posts'; id: number; title: string };

/** The pages and posts whose text contains one of these pieces of HTML. */
export const listTextsWith = async (
  db: Database,
  pieces: readonly string[],
): Promise<Writing[]> => {
  const texts: Writing[] = [];
  for (const kind of ['pages', 'posts'] as const) {
    const rows = await db
      .selectFrom(kind)
      .select(['id', 'title'])
      .where((where) =>
        where.or(pieces.map((piece) => where(sql<number>`instr(content, ${piece})`, '>', 0))),
      )
      .orderBy('id')
      .execute();
    texts.push(...rows.map((row) => ({ ...row, kind })));
  }
  return texts;
};
