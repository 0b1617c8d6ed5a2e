import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import { updateTexts } from '#server/database/owners-texts.ts';
import type { CmsPagesTable } from '#server/database/tables/writing.table.ts';
import type { CmsPage, CmsPageSort } from '#shared/cms/cms-pages.schema.ts';
import { foldText } from '#shared/fold-text.ts';
import { cmsPageTexts } from './cms-pages.texts.ts';
import { conditionsOf, type EntryFilter } from './entries.repository.ts';

const toCmsPage = ({ searchText: _searchText, ...row }: Selectable<CmsPagesTable>): CmsPage => ({
  ...row,
  published: row.published === 1,
  isBuiltIn: row.isBuiltIn === 1,
});

/** Everything written of a page but its version, which is incremented separately. */
type CmsPageValues = Omit<CmsPage, 'id' | 'version'>;

const toRow = (cmsPage: CmsPageValues): Written<CmsPagesTable> => ({
  ...cmsPage,
  published: cmsPage.published ? 1 : 0,
  isBuiltIn: cmsPage.isBuiltIn ? 1 : 0,
  searchText: foldText([cmsPage.title, cmsPage.slug, cmsPage.excerpt].join('\n')),
});

const orders: Record<CmsPageSort, RawBuilder<unknown>> = {
  created: sql`created_at DESC, id DESC`,
  title: sql`search_text, id`,
};

export const listFoundCmsPages = async (
  db: Database,
  filter: EntryFilter,
  { sort, limit, offset }: { sort: CmsPageSort; limit: number; offset: number },
): Promise<CmsPage[]> => {
  const rows = await db
    .selectFrom('pages')
    .selectAll()
    .where((where) => where.and(conditionsOf('pages', filter)))
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toCmsPage);
};

/** Newest first. */
export const listCmsPages = async (db: Database): Promise<CmsPage[]> => {
  const rows = await db
    .selectFrom('pages')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toCmsPage);
};

export const findCmsPage = async (
  db: Database,
  by: { id: number } | { slug: string },
): Promise<CmsPage | null> => {
  const all = db.selectFrom('pages').selectAll();
  const one = 'id' in by ? all.where('id', '=', by.id) : all.where('slug', '=', by.slug);
  const row = await one.executeTakeFirst();
  return row ? toCmsPage(row) : null;
};

/** The page that formerly had this slug. */
export const findCmsPageByFormerSlug = async (
  db: Database,
  slug: string,
): Promise<CmsPage | null> => {
  const row = await db
    .selectFrom('formerPageSlugs')
    .innerJoin('pages', 'pages.id', 'formerPageSlugs.pageId')
    .selectAll('pages')
    .where('formerPageSlugs.slug', '=', slug)
    .executeTakeFirst();
  return row ? toCmsPage(row) : null;
};

export const insertCmsPage = async (db: Database, cmsPage: CmsPageValues): Promise<number> => {
  const { id } = await db
    .insertInto('pages')
    .values(toRow(cmsPage))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const replaceCmsPage = async (
  db: Database,
  { id, version: _version, ...cmsPage }: CmsPage,
): Promise<void> => {
  await updateTexts(db, cmsPageTexts, id, toRow(cmsPage));
};

export const insertFormerSlug = async (
  db: Database,
  { slug, pageId }: { slug: string; pageId: number },
): Promise<void> => {
  await db
    .insertInto('formerPageSlugs')
    .values({ slug, pageId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ pageId }))
    .execute();
};

export const deleteFormerSlug = async (db: Database, slug: string): Promise<void> => {
  await db.deleteFrom('formerPageSlugs').where('slug', '=', slug).execute();
};

/** The pages whose content contains this piece of HTML. */
export const listCmsPagesWith = (
  db: Database,
  piece: string,
): Promise<{ id: number; title: string }[]> =>
  db
    .selectFrom('pages')
    .select(['id', 'title'])
    .where(sql<number>`instr(content, ${piece})`, '>', 0)
    .orderBy('id')
    .execute();
