import type { Database } from '#server/database/database.types.ts';
import { listUsedSlugs } from '#server/database/used-slugs.ts';
import { findPostState } from '#server/features/cms/blog.service.ts';
import { findCmsPageState } from '#server/features/cms/cms-pages.service.ts';
import { listFeatureBoxes } from '#server/features/feature-boxes/feature-boxes.service.ts';
import { hasGallery, listGalleries } from '#server/features/galleries/galleries.service.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { listAllItems } from '#server/features/menu/menu.service.ts';
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
import { menuAddress } from '#shared/menu/menu-rules.ts';
import {
  isUploaded,
  listGalleryTargets,
  listPageTargets,
  listPostTargets,
  listTextsWith,
  type TargetRow,
} from './links.repository.ts';

const toTargets = (prefix: string, rows: readonly TargetRow[]): LinkTarget[] =>
  rows
    .slice(0, TARGETS_OFFERED)
    .map(({ slug, title, published }) => ({ address: `${prefix}${slug}`, title, published }));

export const listLinkTargets = async (db: Database): Promise<LinkTargets> => {
  const pages = await listPageTargets(db);
  const posts = await listPostTargets(db);
  const galleries = await listGalleryTargets(db);
  return {
    pages: toTargets('/pages/', pages),
    posts: toTargets('/blog/', posts),
    galleries: toTargets('/gallery/', galleries),
    hasMore: [pages, posts, galleries].some((rows) => rows.length > TARGETS_OFFERED),
  };
};

type State = 'published' | 'draft' | null;

/** What the owners made lies under these paths. */
const finders: Record<string, (db: Database, key: string) => Promise<State>> = {
  pages: findCmsPageState,
  blog: findPostState,
  gallery: async (db, key) => ((await hasGallery(db, key)) ? 'published' : null),
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
  db: Database,
  address: string,
): Promise<LinkProblem | null> => {
  if (!isOwnPath(address)) return null;
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  if (path === '/' && hash) return (await hasSection(db, hash)) ? null : 'missing';
  const fileName = uploadedFileName(path);
  if (fileName !== null) return (await isUploaded(db, fileName)) ? null : 'missing';
  const [, kind = '', key = ''] = /^\/([a-z]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  if (!find) return null;
  const state = await find(db, key);
  return state === null ? 'missing' : problems[state];
};

type Link = LinkUse & { address: string };

/** Every link outside of texts. */
const listLinks = async (db: Database): Promise<Link[]> => {
  const items = await listAllItems(db);
  const boxes = await listFeatureBoxes(db);
  const { primaryButton, secondaryButton } = await getHomepage(db);
  return [
    ...items.map((item) => ({
      address: menuAddress(item) ?? '',
      place: `Menu: voce «${item.label}»`,
      path: '/admin/menu',
    })),
    ...boxes.map(({ title, link }) => ({
      address: link ?? '',
      place: `Casella «${title}»`,
      path: '/admin/features',
    })),
    ...[primaryButton, secondaryButton].map(({ text, link }) => ({
      address: link,
      place: `Home page: pulsante «${text}»`,
      path: '/admin/homepage',
    })),
  ].filter(({ address }) => address !== '');
};

export const listBrokenLinks = async (
  db: Database,
): Promise<{ address: string; problem: LinkProblem }[]> => {
  const addresses = new Set((await listLinks(db)).map(({ address }) => address));
  const broken: { address: string; problem: LinkProblem }[] = [];
  for (const address of addresses) {
    const problem = await findLinkProblem(db, address);
    if (problem) broken.push({ address, problem });
  }
  return broken;
};

const textPlaces = {
  pages: { noun: 'Pagina', screen: '/admin/pages' },
  posts: { noun: 'Articolo', screen: '/admin/blog' },
} as const;

const isAt = (address: string, path: string): boolean =>
  address === path || address.startsWith(`${path}#`) || address.startsWith(`${path}?`);

/** Every place that links to a page, post or gallery of this site, or shows that gallery. */
export const findLinkUses = async (db: Database, path: string): Promise<LinkUse[]> => {
  const [, gallery] = /^\/gallery\/(.+)$/.exec(path) ?? [];
  const pieces = [
    ...['"', '#', '?'].map((end) => `href="${path}${end}`),
    ...(gallery ? [`data-gallery-slug="${gallery}"`] : []),
  ];
  const links = (await listLinks(db)).filter(({ address }) => isAt(address, path));
  return [
    ...links.map(({ place, path: screen }) => ({ place, path: screen })),
    ...(await listTextsWith(db, pieces)).map(({ kind, id, title }) => ({
      place: `${textPlaces[kind].noun} «${title}»`,
      path: `${textPlaces[kind].screen}?edit=${id}`,
    })),
  ];
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
