import type { AppContext } from '#server/app-context.ts';
import { invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { deleteWithTexts } from '#server/database/owners-texts.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import { assertImages, findPictures } from '#server/features/media/media.service.ts';
import { mentionOf } from '#server/features/media/rich-text-media.service.ts';
import { translateAll } from '#server/features/translations/translated-answers.service.ts';
import {
  type CreatePostInput,
  type PaginatedPostsInput,
  type PaginatedWholePosts,
  type Post,
  type PostView,
  postIssues,
  postMessages,
  type UpdatePostInput,
} from '#shared/cms/blog.schema.ts';
import { readTimeMinutes } from '#shared/cms/read-time.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import {
  findStoredPost,
  insertPost,
  listPostsWith,
  listPublishedAddresses,
  listStoredPosts,
  publishDuePosts,
  type StoredPost,
  updatePostRow,
} from './blog.repository.ts';
import { postTexts } from './blog.texts.ts';
import { countEntries, type EntryFilter } from './entries.repository.ts';
import {
  createEntry,
  deleteEntry,
  type EntryKind,
  findEntryState,
  getVisibleEntry,
  translateEntry,
  updateEntry,
} from './entries.service.ts';
import { freeSlug } from './post-slug.ts';

const posts: EntryKind<StoredPost> = {
  texts: postTexts,
  // `assertPublishable` checks the further conditions for publishing.
  contentRule: { min: 0, message: postMessages.content },
  find: findStoredPost,
  missing: () => notFound('Post not found'),
};

/**
 * Adds the covers' data from the library, and the site's name for authors whose account no longer
 * exists.
 */
const withCovers = async (db: Database, posts: readonly StoredPost[]): Promise<Post[]> => {
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

export const listPosts = async (db: Database, filter: EntryFilter): Promise<Post[]> =>
  withCovers(db, await listStoredPosts(db, filter));

/** One page of the list, and the length of the whole list. */
export const listPaginatedPosts = async (
  db: Database,
  { page, limit, firstIn, ...filter }: PaginatedPostsInput & { firstIn?: Locale },
): Promise<PaginatedWholePosts> => {
  const range = { limit, offset: (page - 1) * limit };
  const stored = await listStoredPosts(db, filter, { ...range, firstIn });
  return { posts: await withCovers(db, stored), total: await countEntries(db, 'posts', filter) };
};

/** The same as visitors read it: those that are in their language come first. */
export const listTranslatedPosts = async (
  db: Database,
  { locale, ...input }: PaginatedPostsInput & { locale: Locale },
): Promise<PaginatedWholePosts> => {
  const { posts, total } = await listPaginatedPosts(db, { ...input, firstIn: locale });
  return { posts: await translateAll(db, { texts: postTexts, locale }, posts), total };
};

const toPost = async (db: Database, stored: StoredPost): Promise<Post> => {
  const [post] = await withCovers(db, [stored]);
  if (!post) throw posts.missing();
  return post;
};

/** Null if no link to this slug or id finds a post. */
export const findPostState = (db: Database, key: string): Promise<'published' | 'draft' | null> =>
  findEntryState(db, posts, key);

/** Finds a post by its slug or its id. Only staff see drafts. NOT_FOUND. */
export const getPost = async (
  db: Database,
  key: string,
  { seesDrafts, locale = HOUSE_LOCALE }: { seesDrafts: boolean; locale?: Locale },
): Promise<PostView> => {
  const stored = await getVisibleEntry(db, posts, { key, seesDrafts });
  return translateEntry(db, { texts: postTexts, locale }, await toPost(db, stored));
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
 * A post with a date must still be a draft, and a changed date must be in the future. A published or
 * scheduled post must be complete. INVALID_INPUT.
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
  const stored = await createEntry(app, posts, input, async (tx, post) => {
    assertPublishable(post, { now: post.createdAt, given: post.publishAt });
    await assertCover(tx, post.coverImage);
    return addPost(tx, { ...post, authorId });
  });
  return toPost(app.database, stored);
};

/**
 * Changes the given fields only; slug, author and the date of first publication stay. NOT_FOUND,
 * CHANGED_MEANWHILE, INVALID_INPUT.
 */
export const updatePost = async (app: AppContext, input: UpdatePostInput): Promise<Post> => {
  const stored = await updateEntry(app, posts, input, async (tx, { before, after }) => {
    const given = input.publishAt === before.publishAt ? null : input.publishAt;
    assertPublishable(after, { now: after.updatedAt, given });
    await assertCover(tx, after.coverImage, before.coverImage);
    await updatePostRow(tx, {
      ...after,
      publishAt: after.published ? null : after.publishAt,
      readTime: readTimeMinutes(after.content),
    });
  });
  return toPost(app.database, stored);
};

/** Publishes the scheduled posts that are due, and returns their slugs. */
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
  deleteEntry(app, posts, id);

export const removePosts = (tx: Database, ids: readonly number[]): Promise<void> =>
  deleteWithTexts(tx, postTexts, ids);

/** The posts that show a file of the library. */
export const findPostsWith = (
  db: Database,
  fileName: string,
): Promise<{ id: number; title: string }[]> =>
  listPostsWith(db, { fileName, piece: mentionOf(uploadUrl(fileName)) });

/** Paths of published posts and when they were last changed, newest first. */
export const listPostAddresses = listPublishedAddresses;
