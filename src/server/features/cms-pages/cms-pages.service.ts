import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound, slugTaken } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { findShownMedia, mentionOf } from '#server/features/media/rich-text-media.service.ts';
import { followCmsPageSlug } from '#server/features/menu/menu.service.ts';
import { cleanContent } from '#server/features/rich-text/clean-content.ts';
import {
  translate,
  translatePictures,
  withRealLocales,
} from '#server/features/translations/translated-answers.service.ts';
import { serverText } from '#server/languages.ts';
import {
  CMS_PAGE_CONTENT_MIN,
  type CmsPage,
  type CmsPageSummary,
  type CmsPageView,
  type CreateCmsPageInput,
  cmsPageMessages,
  type PaginatedCmsPages,
  type PaginatedCmsPagesInput,
  type UpdateCmsPageInput,
} from '#shared/cms/cms-pages.schema.ts';
import { readTimeMinutes } from '#shared/cms/read-time.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import type { Preview } from '#shared/rich-text/rich-text.schema.ts';
import {
  countFoundCmsPages,
  deleteCmsPageRow,
  deleteFormerSlug,
  findCmsPage,
  findCmsPageByFormerSlug,
  insertCmsPage,
  insertFormerSlug,
  listCmsPages,
  listCmsPagesWith,
  listFoundCmsPages,
  replaceCmsPage,
} from './cms-pages.repository.ts';

/** One page of the list, and the length of the whole list. */
export const listPaginatedCmsPages = async (
  db: Database,
  { page, limit, sort, ...filter }: PaginatedCmsPagesInput,
): Promise<PaginatedCmsPages> => {
  const cmsPages = await listFoundCmsPages(db, filter, { sort, limit, offset: (page - 1) * limit });
  return { pages: cmsPages, total: await countFoundCmsPages(db, filter) };
};

const contentRule = { min: CMS_PAGE_CONTENT_MIN, message: cmsPageMessages.content };

const missing = () => notFound(serverText('blog.pageNotFound'));

const findByKey = async (db: Database, key: string): Promise<CmsPage | null> => {
  const bySlug = (await findCmsPage(db, { slug: key })) ?? (await findCmsPageByFormerSlug(db, key));
  const id = /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null;
  return bySlug ?? (id === null ? null : findCmsPage(db, { id }));
};

/** Null if no link to this slug or id finds a page. */
export const findCmsPageState = async (
  db: Database,
  key: string,
): Promise<'published' | 'draft' | null> => {
  const cmsPage = await findByKey(db, key);
  return cmsPage && (cmsPage.published ? 'published' : 'draft');
};

/** Finds a page by its slug, a former slug or its id. Only staff see drafts. NOT_FOUND. */
export const getCmsPage = async (
  db: Database,
  key: string,
  { seesDrafts, locale = HOUSE_LOCALE }: { seesDrafts: boolean; locale?: Locale },
): Promise<CmsPageView> => {
  const found = await findByKey(db, key);
  if (!found || !(found.published || seesDrafts)) throw missing();
  const cmsPage = await translate(db, { kind: 'page', locale }, found);
  const view = { ...cmsPage, media: await findShownMedia(db, cmsPage.content) };
  return withRealLocales(db, 'page', await translatePictures(db, locale, view));
};

/** What would be stored of a text, with what visitors see besides. INVALID_INPUT. */
export const previewText = async (db: Database, html: string): Promise<Preview> => {
  const content = await cleanContent(html, { min: 0, message: '' });
  return {
    content,
    media: await findShownMedia(db, content),
    readTime: readTimeMinutes(content),
  };
};

const assertSlugFree = async (tx: Database, slug: string, ownId: number | null): Promise<void> => {
  const holder = await findCmsPage(tx, { slug });
  if (holder && holder.id !== ownId) throw slugTaken();
};

/** When it was first published; later changes keep this time. */
const firstPublication = (cmsPage: Pick<CmsPage, 'published' | 'publishedAt'>, now: string) =>
  cmsPage.publishedAt ?? (cmsPage.published ? now : null);

type NewCmsPage = CreateCmsPageInput & { isBuiltIn: boolean; createdAt: string };

/** Inserts a page whose content is already clean; in a transaction. SLUG_TAKEN. Returns its id. */
export const addCmsPage = async (tx: Database, cmsPage: NewCmsPage): Promise<number> => {
  await assertSlugFree(tx, cmsPage.slug, null);
  // The new page replaces an old one that only used to have this slug.
  await deleteFormerSlug(tx, cmsPage.slug);
  const publishedAt = cmsPage.published ? cmsPage.createdAt : null;
  return insertCmsPage(tx, { ...cmsPage, updatedAt: cmsPage.createdAt, publishedAt });
};

const getStored = async (tx: Database, id: number): Promise<CmsPage> => {
  const cmsPage = await findCmsPage(tx, { id });
  if (!cmsPage) throw missing();
  return cmsPage;
};

/** INVALID_INPUT, SLUG_TAKEN. */
export const createCmsPage = async (
  app: AppContext,
  input: CreateCmsPageInput,
): Promise<CmsPage> => {
  const content = await cleanContent(input.content, contentRule);
  const createdAt = app.clock.now().toISOString();
  return inTransaction(app.database, async (tx) =>
    getStored(tx, await addCmsPage(tx, { ...input, content, isBuiltIn: false, createdAt })),
  );
};

/** The old slug redirects from now on; menu items are changed at once. */
const moveSlug = async (tx: Database, { id, slug: from }: CmsPage, to: string): Promise<void> => {
  await assertSlugFree(tx, to, id);
  await deleteFormerSlug(tx, to);
  await insertFormerSlug(tx, { slug: from, pageId: id });
  await followCmsPageSlug(tx, { from, to });
};

const assertStays = (before: CmsPage, after: CmsPage): void => {
  const moves = before.slug !== after.slug || !after.published;
  if (before.isBuiltIn && moves) throw new AppError('PAGE_IS_BUILT_IN');
};

/**
 * Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT, SLUG_TAKEN,
 * PAGE_IS_BUILT_IN.
 */
export const updateCmsPage = async (
  app: AppContext,
  { id, version: seen, content, ...values }: UpdateCmsPageInput,
): Promise<CmsPage> => {
  const cleaned = content === undefined ? undefined : await cleanContent(content, contentRule);
  const now = app.clock.now().toISOString();
  return inTransaction(app.database, async (tx) => {
    const before = await getStored(tx, id);
    const version = await bumpVersion(tx, 'pages', { id, version: seen });
    const changes = { ...values, content: cleaned, version };
    const changed = { ...before, ...definedOf(changes), updatedAt: now };
    const after = { ...changed, publishedAt: firstPublication(changed, now) };
    assertStays(before, after);
    if (before.slug !== after.slug) await moveSlug(tx, before, after.slug);
    await replaceCmsPage(tx, after);
    return after;
  });
};

/** NOT_FOUND, PAGE_IS_BUILT_IN. */
export const deleteCmsPage = (app: AppContext, id: number): Promise<{ title: string }> =>
  inTransaction(app.database, async (tx) => {
    const { isBuiltIn, title } = await getStored(tx, id);
    if (isBuiltIn) throw new AppError('PAGE_IS_BUILT_IN');
    await deleteCmsPageRow(tx, id);
    return { title };
  });

export const removeCmsPages = async (tx: Database, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await deleteCmsPageRow(tx, id);
};

/** The pages that show a file of the library. */
export const findCmsPagesWith = (
  db: Database,
  url: string,
): Promise<{ id: number; title: string }[]> => listCmsPagesWith(db, mentionOf(url));

export const listPublishedCmsPages = async (db: Database): Promise<CmsPageSummary[]> =>
  (await listCmsPages(db)).filter(({ published }) => published);
