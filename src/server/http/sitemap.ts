import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { listPostAddresses } from '#server/features/blog/blog.service.ts';
import { listPublishedCmsPages } from '#server/features/cms-pages/cms-pages.service.ts';
import { listGalleries } from '#server/features/galleries/galleries.service.ts';
import { builtInSlugs } from '#shared/built-in-pages.ts';
import { serveDocument } from './kept-document.ts';

/** A sitemap is limited to 50,000 URLs; everything but posts stays far below the rest. */
const MAX_POSTS = 45_000;

type Entry = { url: string; lastmod?: string };

const entriesOf = async ({ database }: AppContext): Promise<Entry[]> => {
  const galleries = await listGalleries(database, {});
  const pages = await listPublishedCmsPages(database);
  const posts = await listPostAddresses(database, MAX_POSTS);
  const [latest] = posts;
  return [
    { url: '/' },
    { url: '/gallery' },
    { url: '/contact' },
    ...galleries.map(({ slug }) => ({ url: `/gallery/${slug}` })),
    ...pages
      // The confirmation page after signing up is not for search engines.
      .filter(({ slug }) => slug !== builtInSlugs.registered)
      .map(({ slug, updatedAt }) => ({ url: `/pages/${slug}`, lastmod: updatedAt })),
    ...(latest ? [{ url: '/blog', lastmod: latest.updatedAt }] : []),
    ...posts.map(({ slug, updatedAt }) => ({ url: `/blog/${slug}`, lastmod: updatedAt })),
  ];
};

const writeSitemap = async (app: AppContext): Promise<string> => {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({
    hostname: app.config.publicUrl,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const entry of await entriesOf(app)) stream.write(entry);
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
