import type { AppContext } from '#server/app-context.ts';
import type { Link, TargetRow } from '#server/card/card.ts';
import type { Database } from '#server/database/database.types.ts';
import { listUsedSlugs } from '#server/database/used-slugs.ts';
import { listGalleries } from '#server/features/galleries/galleries.service.ts';
import { isOwnPath } from '#shared/addresses.ts';
import { anchors } from '#shared/anchors.ts';
import { freeSlugOf } from '#shared/cms/slug.ts';
import {
  type FreeSlugInput,
  type LinkProblem,
  type LinkTarget,
  type LinkTargets,
  type LinkUse,
  TARGETS_OFFERED,
} from '#shared/links.schema.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';
import { isUploaded } from './links.repository.ts';

const toTargets = (under: string, rows: readonly TargetRow[]): LinkTarget[] =>
  rows
    .slice(0, TARGETS_OFFERED)
    .map(({ slug, title, published }) => ({ address: `${under}${slug}`, title, published }));

export const listLinkTargets = async ({ database, cards }: AppContext): Promise<LinkTargets> => {
  const all: LinkTargets = { pages: [], posts: [], galleries: [], hasMore: false };
  for (const { addresses } of Object.values(cards)) {
    if (!addresses) continue;
    const rows = await addresses.targets(database);
    all[addresses.kind] = toTargets(addresses.under, rows);
    all.hasMore ||= rows.length > TARGETS_OFFERED;
  }
  return all;
};

const problems: Record<'published' | 'draft', LinkProblem | null> = {
  published: null,
  draft: 'draft',
};

/** The carousel is the one section that may be missing from the home page. */
const hasSection = async (db: Database, hash: string): Promise<boolean> =>
  hash === anchors.gallery
    ? (await listGalleries(db, { isDefault: true })).length > 0
    : Object.values<string>(anchors).includes(hash);

/**
 * Why a link leads nowhere; null if it works, or leads to another site. Paths that are no page, post
 * or gallery count as working: which there are, the browser knows.
 */
export const findLinkProblem = async (
  app: AppContext,
  address: string,
): Promise<LinkProblem | null> => {
  if (!isOwnPath(address)) return null;
  const { database: db, cards } = app;
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  if (path === '/' && hash) return (await hasSection(db, hash)) ? null : 'missing';
  const fileName = uploadedFileName(path);
  if (fileName !== null) return (await isUploaded(db, fileName)) ? null : 'missing';
  const [, under = '', key = ''] = /^(\/[a-z]+\/)([^/]+)\/?$/.exec(path) ?? [];
  const found = Object.values(cards).find(({ addresses }) => addresses?.under === under);
  if (!found?.addresses) return null;
  const state = await found.addresses.stateOf(db, key);
  return state === null ? 'missing' : problems[state];
};

/** Every link outside of texts. */
const listLinks = async ({ database, cards }: AppContext): Promise<Link[]> => {
  const found: Link[] = [];
  for (const { links } of Object.values(cards)) if (links) found.push(...(await links(database)));
  return found.filter(({ address }) => address !== '');
};

export const listBrokenLinks = async (
  app: AppContext,
): Promise<{ address: string; problem: LinkProblem }[]> => {
  const addresses = new Set((await listLinks(app)).map(({ address }) => address));
  const broken: { address: string; problem: LinkProblem }[] = [];
  for (const address of addresses) {
    const problem = await findLinkProblem(app, address);
    if (problem) broken.push({ address, problem });
  }
  return broken;
};

const isAt = (address: string, path: string): boolean =>
  address === path || address.startsWith(`${path}#`) || address.startsWith(`${path}?`);

/** Every place that links to a page, post or gallery of this site, or shows that gallery. */
export const findLinkUses = async (app: AppContext, path: string): Promise<LinkUse[]> => {
  const [, gallery] = /^\/gallery\/(.+)$/.exec(path) ?? [];
  const pieces = [
    ...['"', '#', '?'].map((end) => `href="${path}${end}`),
    ...(gallery ? [`data-gallery-slug="${gallery}"`] : []),
  ];
  const uses = (await listLinks(app))
    .filter(({ address }) => isAt(address, path))
    .map(({ place, path: screen }): LinkUse => ({ place, path: screen }));
  for (const { textsWith } of Object.values(app.cards)) {
    if (textsWith) uses.push(...(await textsWith(app.database, pieces)));
  }
  return uses;
};

/** The slug of a new page or gallery; a page's former slug goes on leading to where that page is. */
export const findFreeSlug = async (
  db: Database,
  { kind, slug }: FreeSlugInput,
): Promise<string> => {
  const taken =
    kind === 'pages'
      ? [
          ...(await listUsedSlugs(db, 'pages', slug)),
          ...(await listUsedSlugs(db, 'formerPageSlugs', slug)),
        ]
      : ['page', ...(await listUsedSlugs(db, 'galleries', slug))];
  return freeSlugOf(slug, taken);
};
