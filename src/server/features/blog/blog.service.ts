import type { AppContext } from '#server/app-context.ts';
import { invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import { assertImages, findPictures } from '#server/features/media/media.service.ts';
import { findShownMedia, mentionOf } from '#server/features/media/rich-text-media.service.ts';
import { cleanContent } from '#server/features/rich-text/clean-content.ts';
import {
  translate,
  translateAll,
  translatePictures,
  withRealLocales,
} from '#server/features/translations/translated-answers.service.ts';
import {
  type CreatePostInput,
  type PaginatedPosts,
  type PaginatedPostsInput,
  type Post,
  type PostSummary,
  type PostView,
  postIssues,
  postMessages,
  type UpdatePostInput,
} from '#shared/cms/blog.schema.ts';
import { readTimeMinutes } from '#shared/cms/read-time.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import {
  countPosts,
  deletePostRow,
  findStoredPost,
  insertPost,
  listPostsWith,
  listPublishedAddresses,
  listStoredPosts,
  type PostFilter,
  publishDuePosts,
  type StoredPost,
  type StoredSummary,
  updatePostRow,
} from './blog.repository.ts';
import { freeSlug } from './post-slug.ts';

/** What a published post needs besides is in `assertPublishable`. */
const contentRule = { min: 0, message: postMessages.content };

/**
 * Adds the covers' data from the library, and the site's name for authors whose account no longer
 * exists.
 */
const withCovers = async <Stored extends StoredSummary>(
  db: Database,
  posts: readonly Stored[],
): Promise<(Omit<Stored, 'author'> & Pick<PostSummary, 'cover' | 'author'>)[]> => {
  const pictures = await findPictures(
    db,
    posts.map(({ coverImage }) => uploadUrl(coverImage)),
  );
  const covers = new Map(pictures.map((picture) => [picture.url, picture]));
  const siteName = await getSiteName(db);
  return posts.map(({ author, ...post }) => ({
    ...post,
    cover: covers.get(uploadUrl(post.coverImage)) ?? null,
    author: { ...author, name: author.name ?? siteName },
  }));
};

export const listPosts = async (db: Database, filter: PostFilter): Promise<PostSummary[]> =>
  withCovers(db, await listStoredPosts(db, filter));

/** One page of the list, and the length of the whole list. */
export const listPaginatedPosts = async (
  db: Database,
  { page, limit, firstIn, ...filter }: PaginatedPostsInput & { firstIn?: Locale },
): Promise<PaginatedPosts> => {
  const range = { limit, offset: (page - 1) * limit };
  const stored = await listStoredPosts(db, filter, { ...range, firstIn });
  return { posts: await withCovers(db, stored), total: await countPosts(db, filter) };
};

/** The same as visitors read it: those that are in their language come first. */
export const readPaginatedPosts = async (
  db: Database,
  { locale, ...input }: PaginatedPostsInput & { locale: Locale },
): Promise<PaginatedPosts> => {
  const { posts, total } = await listPaginatedPosts(db, { ...input, firstIn: locale });
  return { posts: await translateAll(db, { kind: 'post', locale }, posts), total };
};

const missing = () => notFound('Post not found');

const toPost = async (db: Database, stored: StoredPost | null): Promise<Post> => {
  const [post] = await withCovers(db, stored ? [stored] : []);
  if (!post) throw missing();
  return post;
};

const findByKey = async (db: Database, key: string): Promise<StoredPost | null> => {
  const bySlug = await findStoredPost(db, { slug: key });
  const id = /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null;
  return bySlug ?? (id === null ? null : findStoredPost(db, { id }));
};

/** Null if no link to this slug or id finds a post. */
export const findPostState = async (
  db: Database,
  key: string,
): Promise<'published' | 'draft' | null> => {
  const post = await findByKey(db, key);
  return post && (post.published ? 'published' : 'draft');
};

/** Finds a post by its slug or its id. Only staff see drafts. NOT_FOUND. */
export const getPost = async (
  db: Database,
  key: string,
  { seesDrafts, locale = HOUSE_LOCALE }: { seesDrafts: boolean; locale?: Locale },
): Promise<PostView> => {
  const stored = await findByKey(db, key);
  if (!stored?.published && !seesDrafts) throw missing();
  const post = await translate(db, { kind: 'post', locale }, await toPost(db, stored));
  const view = { ...post, media: await findShownMedia(db, post.content) };
  return withRealLocales(db, 'post', await translatePictures(db, locale, view));
};

type NewPost = Omit<CreatePostInput, 'publishAt'> &
  Partial<Pick<CreatePostInput, 'publishAt'>> & { authorId: number | null; createdAt: string };

/** Inserts a post whose content is already clean; in a transaction. Returns its id. */
export const addPost = async (tx: Database, post: NewPost): Promise<number> =>
  insertPost(tx, {
    publishAt: null,
    ...post,
    slug: await freeSlug(tx, post.title),
    readTime: readTimeMinutes(post.content),
    updatedAt: post.createdAt,
    publishedAt: post.published ? post.createdAt : null,
  });

/** A draft may do without. INVALID_INPUT. */
const assertCover = (tx: Database, coverImage: string, before = ''): Promise<void> =>
  assertImages(tx, { images: [['coverImage', coverImage]], kept: ['', before] });

type Publication = Pick<
  StoredPost,
  'publishAt' | 'published' | 'excerpt' | 'coverImage' | 'content'
>;

/**
 * A post with a date must still be a draft, and the date to come unless it stays as it was. What
 * is published now or later must be complete. INVALID_INPUT.
 */
const assertPublishable = (
  post: Publication,
  { now, given }: { now: string; given: string | null | undefined },
): void => {
  const wrongDate = (message: string) => invalidInput({ path: 'publishAt', message });
  if (post.published && given) throw wrongDate(postMessages.publishAtPublished);
  if (given && given <= now) throw wrongDate(postMessages.publishAtPast);
  const [first, ...more] = postIssues(post);
  if (first) throw invalidInput(first, ...more);
};

/** INVALID_INPUT. */
export const createPost = async (
  app: AppContext,
  input: CreatePostInput,
  authorId: number,
): Promise<Post> => {
  const content = await cleanContent(input.content, contentRule);
  const createdAt = app.clock.now().toISOString();
  assertPublishable({ ...input, content }, { now: createdAt, given: input.publishAt });
  return inTransaction(app.database, async (tx) => {
    await assertCover(tx, input.coverImage);
    const id = await addPost(tx, { ...input, content, authorId, createdAt });
    return toPost(tx, await findStoredPost(tx, { id }));
  });
};

const getStored = async (tx: Database, id: number): Promise<StoredPost> => {
  const stored = await findStoredPost(tx, { id });
  if (!stored) throw missing();
  return stored;
};

/**
 * Changes the given fields only; slug, author and the date of first publication stay. NOT_FOUND,
 * CHANGED_MEANWHILE, INVALID_INPUT.
 */
export const updatePost = async (
  app: AppContext,
  { id, version, content, ...values }: UpdatePostInput,
): Promise<Post> => {
  const cleaned = content === undefined ? undefined : await cleanContent(content, contentRule);
  const updatedAt = app.clock.now().toISOString();
  return inTransaction(app.database, async (tx) => {
    const before = await getStored(tx, id);
    await bumpVersion(tx, 'posts', { id, version });
    const after = { ...before, ...definedOf({ ...values, content: cleaned }), updatedAt };
    const given = values.publishAt === before.publishAt ? null : values.publishAt;
    assertPublishable(after, { now: updatedAt, given });
    await assertCover(tx, after.coverImage, before.coverImage);
    await updatePostRow(tx, {
      ...after,
      publishAt: after.published ? null : after.publishAt,
      readTime: readTimeMinutes(after.content),
      publishedAt: before.publishedAt ?? (after.published ? updatedAt : null),
    });
    return toPost(tx, await findStoredPost(tx, { id }));
  });
};

/** Publishes what was scheduled for now or earlier, and returns the slugs. */
export const publishScheduledPosts = async ({
  clock,
  database,
  pageCache,
}: AppContext): Promise<string[]> => {
  const slugs = await publishDuePosts(database, clock.now().toISOString());
  if (slugs.length > 0) pageCache.clear();
  return slugs;
};

/** NOT_FOUND. */
export const deletePost = (app: AppContext, id: number): Promise<{ title: string }> =>
  inTransaction(app.database, async (tx) => {
    const { title } = await getStored(tx, id);
    await deletePostRow(tx, id);
    return { title };
  });

export const removePosts = async (tx: Database, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await deletePostRow(tx, id);
};

/** The posts that show a file of the library. */
export const findPostsWith = (
  db: Database,
  fileName: string,
): Promise<{ id: number; title: string }[]> =>
  listPostsWith(db, { fileName, piece: mentionOf(uploadUrl(fileName)) });

/** Paths of published posts and when they were last changed, newest first. */
export const listPostAddresses = listPublishedAddresses;
