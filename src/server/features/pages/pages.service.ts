import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound, slugTaken } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { raiseVersion } from '#server/database/versions.ts';
import { followPageSlug } from '#server/features/menu/menu.service.ts';
import {
  cleanContent,
  findShownMedia,
  mentionOf,
} from '#server/features/rich-text/rich-text.service.ts';
import {
  type CreatePageInput,
  PAGE_CONTENT_MIN,
  type Page,
  type PageOfPages,
  type PageOfPagesInput,
  type PageSummary,
  type PageView,
  pageMessages,
  type UpdatePageInput,
} from '#shared/pages.schema.ts';
import { definedOf } from '#shared/partial.ts';
import {
  countFoundPages,
  deleteFormerSlug,
  deletePageRow,
  findPage,
  findPageByFormerSlug,
  insertFormerSlug,
  insertPage,
  listFoundPages,
  listPages,
  listPagesWith,
  replacePage,
} from './pages.repository.ts';

/** One page of the list, and how many pages there are on all of them. */
export const getPageOfPages = async (
  db: Database,
  { page, limit, sort, ...filter }: PageOfPagesInput,
): Promise<PageOfPages> => {
  const pages = await listFoundPages(db, filter, { sort, limit, offset: (page - 1) * limit });
  return { pages, total: await countFoundPages(db, filter) };
};

const contentRule = { min: PAGE_CONTENT_MIN, message: pageMessages.content };

const missing = () => notFound('Pagina non trovata o non pubblicata');

const findByKey = async (db: Database, key: string): Promise<Page | null> => {
  const bySlug = (await findPage(db, { slug: key })) ?? (await findPageByFormerSlug(db, key));
  const id = /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null;
  return bySlug ?? (id === null ? null : findPage(db, { id }));
};

/**
 * By slug, a former slug or the id; what comes by a former one has its present one. A draft is
 * there for staff only. NOT_FOUND.
 */
export const getPage = async (
  db: Database,
  key: string,
  { seesDrafts }: { seesDrafts: boolean },
): Promise<PageView> => {
  const page = await findByKey(db, key);
  if (!page || !(page.published || seesDrafts)) throw missing();
  return { ...page, media: await findShownMedia(db, page.content) };
};

const assertSlugFree = async (tx: Database, slug: string, ownId: number | null): Promise<void> => {
  const holder = await findPage(tx, { slug });
  if (holder && holder.id !== ownId) throw slugTaken();
};

/** The moment of its first publication, which stays whatever comes later. */
const firstPublication = (page: Pick<Page, 'published' | 'publishedAt'>, now: string) =>
  page.publishedAt ?? (page.published ? now : null);

type NewPage = CreatePageInput & { isBuiltIn: boolean; createdAt: string };

/** Enters a page, in a transaction, its content cleaned before. SLUG_TAKEN. Returns its id. */
export const addPage = async (tx: Database, page: NewPage): Promise<number> => {
  await assertSlugFree(tx, page.slug, null);
  // A new page is meant where an old one only used to be.
  await deleteFormerSlug(tx, page.slug);
  const publishedAt = page.published ? page.createdAt : null;
  return insertPage(tx, { ...page, updatedAt: page.createdAt, publishedAt });
};

const getStored = async (tx: Database, id: number): Promise<Page> => {
  const page = await findPage(tx, { id });
  if (!page) throw missing();
  return page;
};

/** INVALID_INPUT, SLUG_TAKEN. */
export const createPage = async (app: AppContext, input: CreatePageInput): Promise<Page> => {
  const content = await cleanContent(input.content, contentRule);
  const createdAt = app.clock.now().toISOString();
  return inTransaction(app.database, async (tx) =>
    getStored(tx, await addPage(tx, { ...input, content, isBuiltIn: false, createdAt })),
  );
};

/** Links to the old address lead on, those in the menu at once. */
const moveSlug = async (tx: Database, { id, slug: from }: Page, to: string): Promise<void> => {
  await assertSlugFree(tx, to, id);
  await deleteFormerSlug(tx, to);
  await insertFormerSlug(tx, { slug: from, pageId: id });
  await followPageSlug(tx, { from, to });
};

const assertStays = (before: Page, after: Page): void => {
  const moves = before.slug !== after.slug || !after.published;
  if (before.isBuiltIn && moves) throw new AppError('PAGE_IS_BUILT_IN');
};

/**
 * What is left out stays. NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT, SLUG_TAKEN, PAGE_IS_BUILT_IN.
 */
export const updatePage = async (
  app: AppContext,
  { id, version: seen, content, ...values }: UpdatePageInput,
): Promise<Page> => {
  const cleaned = content === undefined ? undefined : await cleanContent(content, contentRule);
  const now = app.clock.now().toISOString();
  return inTransaction(app.database, async (tx) => {
    const before = await getStored(tx, id);
    const version = await raiseVersion(tx, 'pages', { id, version: seen });
    const changes = { ...values, content: cleaned, version };
    const changed = { ...before, ...definedOf(changes), updatedAt: now };
    const after = { ...changed, publishedAt: firstPublication(changed, now) };
    assertStays(before, after);
    if (before.slug !== after.slug) await moveSlug(tx, before, after.slug);
    await replacePage(tx, after);
    return after;
  });
};

/** NOT_FOUND, PAGE_IS_BUILT_IN. */
export const deletePage = (app: AppContext, id: number): Promise<{ title: string }> =>
  inTransaction(app.database, async (tx) => {
    const { isBuiltIn, title } = await getStored(tx, id);
    if (isBuiltIn) throw new AppError('PAGE_IS_BUILT_IN');
    await deletePageRow(tx, id);
    return { title };
  });

export const removePages = async (tx: Database, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await deletePageRow(tx, id);
};

/** The pages that show a file of the library. */
export const findPagesWith = (
  db: Database,
  url: string,
): Promise<{ id: number; title: string }[]> => listPagesWith(db, mentionOf(url));

export const listPublishedPages = async (db: Database): Promise<PageSummary[]> =>
  (await listPages(db)).filter(({ published }) => published);
