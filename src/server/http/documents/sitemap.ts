import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import { listPostAddresses } from '#server/features/cms/blog.service.ts';
import { postTexts } from '#server/features/cms/blog.texts.ts';
import { listPublishedCmsPages } from '#server/features/cms/cms-pages.service.ts';
import { cmsPageTexts } from '#server/features/cms/cms-pages.texts.ts';
import { listGalleries } from '#server/features/galleries/galleries.service.ts';
import { galleryTexts } from '#server/features/galleries/galleries.texts.ts';
import { listOfferedLocales } from '#server/features/site-settings/site-settings.service.ts';
import { localesOf } from '#server/features/translations/translated-answers.service.ts';
import { builtInSlugs } from '#shared/cms/built-in-pages.ts';
import { HOUSE_LOCALE, type Locale, localizedPath } from '#shared/languages/locales.ts';
import { serveDocument } from './kept-document.ts';

/** A sitemap is limited to 50,000 URLs; everything but posts stays far below the rest. */
const MAX_POSTS = 45_000;

/**
 * A path without a language, and its languages if it may lack some of the site's. Only a text that is
 * written as a whole has a date of its last change; pages that show many things have none.
 */
type Entry = { path: string; lastmod?: string; locales?: readonly Locale[] };

const entriesOf = async ({ database }: AppContext): Promise<Entry[]> => {
  const galleries = await listGalleries(database, {});
  const pages = await listPublishedCmsPages(database);
  const posts = await listPostAddresses(database, MAX_POSTS);
  const [latest] = posts;
  const localesIn = async (texts: TranslatedTexts) => {
    const real = await localesOf(database, texts);
    return (id: number) => real.get(id) ?? [HOUSE_LOCALE];
  };
  const ofGallery = await localesIn(galleryTexts);
  const ofPage = await localesIn(cmsPageTexts);
  const ofPost = await localesIn(postTexts);
  return [
    ...['/', '/gallery', '/contact'].map((path) => ({ path })),
    ...galleries.map(({ id, slug }) => ({ path: `/gallery/${slug}`, locales: ofGallery(id) })),
    ...pages
      // The confirmation page after signing up is not for search engines.
      .filter(({ slug }) => slug !== builtInSlugs.registered)
      .map(({ id, slug, updatedAt }) => ({
        path: `/pages/${slug}`,
        lastmod: updatedAt,
        locales: ofPage(id),
      })),
    ...(latest ? [{ path: '/blog', lastmod: latest.updatedAt }] : []),
    ...posts.map(({ id, slug, updatedAt }) => ({
      path: `/blog/${slug}`,
      lastmod: updatedAt,
      locales: ofPost(id),
    })),
  ];
};

/** One item for each language that really has the page, and each names all of them, itself too. */
const inEachLanguage = ({ path, lastmod, locales }: Entry, offered: readonly Locale[]) => {
  const real = offered.filter((locale) => locales?.includes(locale) ?? true);
  const pages = real.map((lang) => ({ lang, url: localizedPath(lang, path) }));
  const links = pages.length < 2 ? [] : [...pages, { lang: 'x-default', url: path }];
  return pages.map(({ url }) => ({ url, links, ...(lastmod !== undefined && { lastmod }) }));
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

/** Every page for search engines; pages and posts with the time of their last change. */
export const sitemap =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    const write = () => writeSitemap(app);
    serveDocument(server, app, { path: '/sitemap.xml', type: 'application/xml', write });
    done();
  };
