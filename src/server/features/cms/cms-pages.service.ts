import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound, slugTaken } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { deleteWithTexts } from '#server/database/owners-texts.ts';
import { findShownMedia, mentionOf } from '#server/features/media/rich-text-media.service.ts';
import { followCmsPageSlug } from '#server/features/menu/menu.service.ts';
import { cleanContent } from '#server/features/rich-text/clean-content.ts';
import { serverText } from '#server/languages.ts';
import {
  CMS_PAGE_CONTENT_MIN,
  type CmsPage,
  type CmsPageView,
  type CreateCmsPageInput,
  cmsPageMessages,
  type PaginatedCmsPages,
  type PaginatedCmsPagesInput,
  type UpdateCmsPageInput,
} from '#shared/cms/cms-pages.schema.ts';
import { readTimeMinutes } from '#shared/cms/read-time.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import type { Preview } from '#shared/rich-text/rich-text.schema.ts';
import {
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
import { cmsPageTexts } from './cms-pages.texts.ts';
import { countEntries } from './entries.repository.ts';
import {
  createEntry,
  deleteEntry,
  type EntryKind,
  findEntryState,
  getVisibleEntry,
  translateEntry,
  updateEntry,
} from './entries.service.ts';

const pages: EntryKind<CmsPage> = {
  texts: cmsPageTexts,
  contentRule: { min: CMS_PAGE_CONTENT_MIN, message: cmsPageMessages.content },
  find: async (db, by) =>
    (await findCmsPage(db, by)) ?? ('slug' in by ? findCmsPageByFormerSlug(db, by.slug) : null),
  missing: () => notFound(serverText('blog.pageNotFound')),
};

/** One page of the list, and the length of the whole list. */
export const listPaginatedCmsPages = async (
  db: Database,
  { page, limit, sort, ...filter }: PaginatedCmsPagesInput,
): Promise<PaginatedCmsPages> => {
  const cmsPages = await listFoundCmsPages(db, filter, { sort, limit, offset: (page - 1) * limit });
  return { pages: cmsPages, total: await countEntries(db, 'pages', filter) };
};

/** Null if no link to this slug or id finds a page. */
export const findCmsPageState = (
  db: Database,
  key: string,
): Promise<'published' | 'draft' | null> => findEntryState(db, pages, key);

/** Finds a page by its slug, a former slug or its id. Only staff see drafts. NOT_FOUND. */
export const getCmsPage = async (
  db: Database,
  key: string,
  { seesDrafts, locale = HOUSE_LOCALE }: { seesDrafts: boolean; locale?: Locale },
): Promise<CmsPageView> => {
  const cmsPage = await getVisibleEntry(db, pages, { key, seesDrafts });
  return translateEntry(db, { texts: cmsPageTexts, locale }, cmsPage);
};

/** A text as the site would store it, with the data that visitors see around it. INVALID_INPUT. */
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

type NewCmsPage = CreateCmsPageInput & { isBuiltIn: boolean; createdAt: string };

/** Inserts a page whose content is already clean; in a transaction. SLUG_TAKEN. Returns its id. */
export const addCmsPage = async (tx: Database, cmsPage: NewCmsPage): Promise<number> => {
  await assertSlugFree(tx, cmsPage.slug, null);
  // The new page replaces an old one that only used to have this slug.
  await deleteFormerSlug(tx, cmsPage.slug);
  const publishedAt = cmsPage.published ? cmsPage.createdAt : null;
  return insertCmsPage(tx, { ...cmsPage, updatedAt: cmsPage.createdAt, publishedAt });
};

/** INVALID_INPUT, SLUG_TAKEN. */
export const createCmsPage = (app: AppContext, input: CreateCmsPageInput): Promise<CmsPage> =>
  createEntry(app, pages, input, (tx, cmsPage) => addCmsPage(tx, { ...cmsPage, isBuiltIn: false }));

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
export const updateCmsPage = (app: AppContext, input: UpdateCmsPageInput): Promise<CmsPage> =>
  updateEntry(app, pages, input, async (tx, { before, after }) => {
    assertStays(before, after);
    if (before.slug !== after.slug) await moveSlug(tx, before, after.slug);
    await replaceCmsPage(tx, after);
  });

/** NOT_FOUND, PAGE_IS_BUILT_IN. */
export const deleteCmsPage = (app: AppContext, id: number): Promise<{ title: string }> =>
  deleteEntry(app, pages, id, ({ isBuiltIn }) => {
    if (isBuiltIn) throw new AppError('PAGE_IS_BUILT_IN');
  });

export const removeCmsPages = (tx: Database, ids: readonly number[]): Promise<void> =>
  deleteWithTexts(tx, cmsPageTexts, ids);

/** The pages that show a file of the library. */
export const findCmsPagesWith = (
  db: Database,
  url: string,
): Promise<{ id: number; title: string }[]> => listCmsPagesWith(db, mentionOf(url));

export const listPublishedCmsPages = async (db: Database): Promise<CmsPage[]> =>
  (await listCmsPages(db)).filter(({ published }) => published);
