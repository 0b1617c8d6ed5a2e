import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { Post, PostSummary } from '#shared/blog.schema.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';

/** A post as it is stored; the author's name is null where the account is gone. */
export type StoredSummary = Omit<PostSummary, 'cover' | 'author'> & {
  author: { name: string | null; avatar: string | null };
};
export type StoredPost = StoredSummary & Pick<Post, 'content' | 'version'>;

const summaryColumns = [
  'posts.id',
  'posts.title',
  'posts.slug',
  'posts.excerpt',
  'posts.cover_image',
  'posts.published',
  'posts.read_time_minutes',
  'posts.created_at',
  'posts.updated_at',
  'posts.published_at',
  'users.name as author_name',
  'users.avatar as author_avatar',
] as const;

const summaries = (db: Database) =>
  db.selectFrom('posts').leftJoin('users', 'users.id', 'posts.author_id').select(summaryColumns);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

const toSummary = (row: SummaryRow): StoredSummary => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  coverImage: row.cover_image,
  published: row.published === 1,
  readTime: row.read_time_minutes,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
  author: { name: row.author_name, avatar: row.author_avatar },
});

/** `published` undefined: drafts and published ones. Each word of `search` is in title or excerpt. */
export type PostFilter = { published?: boolean | undefined; search?: string | undefined };

const conditionsOf = ({ published, search = '' }: PostFilter): RawBuilder<SqlBool>[] => [
  ...(published === undefined ? [] : [sql<SqlBool>`posts.published = ${published ? 1 : 0}`]),
  ...foldedWords(search).map((word) => sql<SqlBool>`instr(posts.search_text, ${word}) > 0`),
];

/** The newest first. */
export const listStoredPosts = async (
  db: Database,
  filter: PostFilter,
  range?: { limit: number; offset: number },
): Promise<StoredSummary[]> => {
  const all = summaries(db)
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy('posts.listed_at', 'desc')
    .orderBy('posts.id', 'desc');
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all).execute();
  return rows.map(toSummary);
};

export const countPosts = async (db: Database, filter: PostFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
};

export const findStoredPost = async (
  db: Database,
  by: { id: number } | { slug: string },
): Promise<StoredPost | null> => {
  const all = summaries(db).select(['posts.content', 'posts.version']);
  const one =
    'id' in by ? all.where('posts.id', '=', by.id) : all.where('posts.slug', '=', by.slug);
  const row = await one.executeTakeFirst();
  return row ? { ...toSummary(row), content: row.content, version: row.version } : null;
};

/** Of what is published, the newest first. */
export const listPublishedAddresses = async (
  db: Database,
  limit: number,
): Promise<{ slug: string; updatedAt: string }[]> =>
  db
    .selectFrom('posts')
    .select(['slug', 'updated_at as updatedAt'])
    .where('published', '=', 1)
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The slugs in use that are this one, or this one with a number behind it. */
export const listUsedSlugs = async (db: Database, stem: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('posts')
    .select('slug')
    .where((where) =>
      where.or([
        where('slug', '=', stem),
        // ':' comes after '9'.
        where.and([where('slug', '>=', `${stem}-0`), where('slug', '<', `${stem}-:`)]),
      ]),
    )
    .execute();
  return rows.map(({ slug }) => slug);
};

type PostValues = Omit<StoredPost, 'id' | 'author' | 'version'>;

const toRow = (post: Omit<PostValues, 'slug' | 'createdAt'>) => ({
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  cover_image: post.coverImage,
  published: post.published ? (1 as const) : (0 as const),
  read_time_minutes: post.readTime,
  search_text: foldText(`${post.title}\n${post.excerpt}`),
  updated_at: post.updatedAt,
  published_at: post.publishedAt,
});

export const insertPost = async (
  db: Database,
  post: PostValues & { authorId: number | null },
): Promise<number> => {
  const { id } = await db
    .insertInto('posts')
    .values({
      ...toRow(post),
      slug: post.slug,
      author_id: post.authorId,
      created_at: post.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Slug, author and the time of its making stay. */
export const updatePostRow = async (db: Database, { id, ...post }: StoredPost): Promise<void> => {
  await db.updateTable('posts').set(toRow(post)).where('id', '=', id).execute();
};

export const deletePostRow = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('posts').where('id', '=', id).execute();
};

/** The posts that show a file: as their cover, or where their content holds this piece of HTML. */
export const listPostsWith = (
  db: Database,
  { fileName, piece }: { fileName: string; piece: string },
): Promise<{ id: number; title: string }[]> =>
  db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where((where) =>
      where.or([
        where('cover_image', '=', fileName),
        where(sql<number>`instr(content, ${piece})`, '>', 0),
      ]),
    )
    .orderBy('id')
    .execute();
