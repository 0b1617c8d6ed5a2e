import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { listPostAddresses } from '#server/features/blog/blog.service.ts';
import { listPublishedCmsPages } from '#server/features/cms-pages/cms-pages.service.ts';
import { listGalleries } from '#server/features/galleries/galleries.service.ts';
import { listOfferedLocales } from '#server/features/site-settings/site-settings.service.ts';
import { builtInSlugs } from '#shared/built-in-pages.ts';
import { type Locale, localizedPath } from '#shared/locales.ts';
import { serveDocument } from './kept-document.ts';

/** A sitemap is limited to 50,000 URLs; everything but posts stays far below the rest. */
const MAX_POSTS = 45_000;

/** A path without a language, and when it last changed. */
type Entry = { path: string; lastmod?: string };

/** When the pages without a row of their own last changed, by path. */
const listPageChanges = async (db: Database): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('pageChanges').selectAll().execute();
  return new Map(rows.map(({ page, changedAt }) => [page, changedAt]));
};

const changeOf = (lastmod: string | undefined) => (lastmod === undefined ? {} : { lastmod });

const entriesOf = async ({ database }: AppContext): Promise<Entry[]> => {
  const galleries = await listGalleries(database, {});
  const changes = await listPageChanges(database);
  const pages = await listPublishedCmsPages(database);
  const posts = await listPostAddresses(database, MAX_POSTS);
  const [latest] = posts;
  return [
    ...['/', '/gallery', '/contact', ...galleries.map(({ slug }) => `/gallery/${slug}`)].map(
      (path) => ({ path, ...changeOf(changes.get(path)) }),
    ),
    ...pages
      // The confirmation page after signing up is not for search engines.
      .filter(({ slug }) => slug !== builtInSlugs.registered)
      .map(({ slug, updatedAt }) => ({ path: `/pages/${slug}`, lastmod: updatedAt })),
    ...(latest ? [{ path: '/blog', lastmod: latest.updatedAt }] : []),
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, lastmod: updatedAt })),
  ];
};

/** One item for each language, and each names all of them, itself too. */
const inEachLanguage = ({ path, lastmod }: Entry, locales: readonly Locale[]) => {
  const pages = locales.map((lang) => ({ lang, url: localizedPath(lang, path) }));
  const links = pages.length < 2 ? [] : [...pages, { lang: 'x-default', url: path }];
  return pages.map(({ url }) => ({ url, links, ...changeOf(lastmod) }));
};

const writeSitemap = async (app: AppContext): Promise<string> => {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({
    hostname: app.config.publicUrl,
    xmlns: { news: false, xhtml: true, image: false, video: false },
  });
  const offered = await listOfferedLocales(app.database);
  for (const entry of await entriesOf(app)) {
    for (const item of inEachLanguage(entry, offered)) stream.write(item);
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
};

/** Every page for search engines, with the time of its last change. */
export const sitemap =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    const write = () => writeSitemap(app);
    serveDocument(server, app, { path: '/sitemap.xml', type: 'application/xml', write });
    done();
  };
