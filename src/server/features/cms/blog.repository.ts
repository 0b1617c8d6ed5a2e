import { sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import { updateTexts } from '#server/database/owners-texts.ts';
import type { PostsTable } from '#server/database/tables/writing.table.ts';
import type { Post } from '#shared/cms/blog.schema.ts';
import { foldText } from '#shared/fold-text.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { postTexts } from './blog.texts.ts';
import { conditionsOf, type EntryFilter } from './entries.repository.ts';

/** A post as stored; the author's name is null when the account no longer exists. */
export type StoredPost = Omit<Post, 'cover' | 'author'> & {
  author: { name: string | null; avatar: string | null };
};

const columns = [
  'posts.id',
  'posts.title',
  'posts.slug',
  'posts.excerpt',
  'posts.coverImage',
  'posts.published',
  'posts.publishAt',
  'posts.readTimeMinutes',
  'posts.createdAt',
  'posts.updatedAt',
  'posts.publishedAt',
  'posts.content',
  'posts.version',
  'users.name as authorName',
  'users.avatar as authorAvatar',
] as const;

const storedPosts = (db: Database) =>
  db.selectFrom('posts').leftJoin('users', 'users.id', 'posts.authorId').select(columns);

type PostRow = Awaited<ReturnType<ReturnType<typeof storedPosts>['execute']>>[number];

const toPost = ({ readTimeMinutes, authorName, authorAvatar, ...row }: PostRow): StoredPost => ({
  ...row,
  published: row.published === 1,
  readTime: readTimeMinutes,
  author: { name: authorName, avatar: authorAvatar },
});

/** Whether a post is in a language, whole. */
const isIn = (locale: Locale) => sql<boolean>`(
  SELECT count(*) = 2 FROM translations
  WHERE kind = 'post' AND item_id = posts.id AND locale = ${locale}
    AND field IN ('title', 'content')
)`;

/** Newest first; where the reader has another language than Italian, those that are in it before all others. */
export const listStoredPosts = async (
  db: Database,
  filter: EntryFilter,
  range?: { limit: number; offset: number; firstIn?: Locale | undefined },
): Promise<StoredPost[]> => {
  const { firstIn = HOUSE_LOCALE } = range ?? {};
  const all = storedPosts(db)
    .where((where) => where.and(conditionsOf('posts', filter)))
    .$if(firstIn !== HOUSE_LOCALE, (query) => query.orderBy(isIn(firstIn), 'desc'))
    .orderBy('posts.listedAt', 'desc')
    .orderBy('posts.id', 'desc');
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all).execute();
  return rows.map(toPost);
};

export const findStoredPost = async (
  db: Database,
  by: { id: number } | { slug: string },
): Promise<StoredPost | null> => {
  const all = storedPosts(db);
  const one =
    'id' in by ? all.where('posts.id', '=', by.id) : all.where('posts.slug', '=', by.slug);
  const row = await one.executeTakeFirst();
  return row ? toPost(row) : null;
};

/** Published posts only, newest first. */
export const listPublishedAddresses = async (
  db: Database,
  limit: number,
): Promise<{ id: number; slug: string; updatedAt: string }[]> =>
  db
    .selectFrom('posts')
    .select(['id', 'slug', 'updatedAt'])
    .where('published', '=', 1)
    .orderBy('listedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

type PostValues = Omit<StoredPost, 'id' | 'author' | 'version'>;

const toRow = ({
  readTime,
  ...post
}: PostValues): Omit<Written<PostsTable, 'listedAt'>, 'authorId'> => ({
  ...post,
  published: post.published ? 1 : 0,
  readTimeMinutes: readTime,
  searchText: foldText(`${post.title}\n${post.excerpt}`),
});

export const insertPost = async (
  db: Database,
  { authorId, ...post }: PostValues & { authorId: number | null },
): Promise<number> => {
  const { id } = await db
    .insertInto('posts')
    .values({ ...toRow(post), authorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Does not change the author. */
export const updatePostRow = async (
  db: Database,
  { id, version: _version, author: _author, ...post }: StoredPost,
): Promise<void> => {
  await updateTexts(db, postTexts, id, toRow(post));
};

/** Publishes the drafts that are due, and returns their slugs. */
export const publishDuePosts = async (db: Database, now: string): Promise<string[]> => {
  const rows = await db
    .updateTable('posts')
    .set((own) => ({
      published: 1 as const,
      publishedAt: own.fn.coalesce('publishedAt', 'publishAt'),
      publishAt: null,
      updatedAt: now,
      version: own('version', '+', 1),
    }))
    .where('publishAt', '<=', now)
    .returning('slug')
    .execute();
  return rows.map(({ slug }) => slug);
};

export const listCovers = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('posts').select('coverImage').execute()).map(({ coverImage }) => coverImage);

/**
 * The posts that show a file, as their cover or in their content, which then contains this piece of
 * HTML.
 */
export const listPostsWith = (
  db: Database,
  { fileName, piece }: { fileName: string; piece: string },
): Promise<{ id: number; title: string }[]> =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where((where) =>
      where.or([
        where('coverImage', '=', fileName),
        where(sql<number>`instr(content, ${piece})`, '>', 0),
      ]),
    )
    .orderBy('id')
    .execute();
