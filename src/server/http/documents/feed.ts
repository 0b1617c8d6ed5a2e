import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getPost, listTranslatedPosts } from '#server/features/cms/blog.service.ts';
import { getTranslatedHomepage } from '#server/features/homepage/homepage.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import { locales, localizedPath } from '#shared/languages/locales.ts';
import { sharedCopy } from '#shared/media/picture-copies.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { codesInWords } from '#shared/national-code.ts';
import { localizedLinks, type RichTextBlock, splitRichText } from '#shared/rich-text/rich-text.ts';
import { serveDocument } from './kept-document.ts';

const PATH = '/feed.xml';
const MAX_POSTS = 20;

const link = (address: string, words: string): string =>
  `<p><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words}</a></p>`;

/** Away from the site, and in a language. */
type Reader = { publicUrl: string; language: ServerLanguage };

/** A block as feed readers can show it: a picture, or a link to content that they cannot show. */
const blockHtml = (block: RichTextBlock, { publicUrl, language }: Reader): string => {
  const { t, locale } = language;
  switch (block.kind) {
    case 'gallery':
      return link(
        `${publicUrl}${localizedPath(locale, `/gallery/${block.gallerySlug}`)}`,
        t('feed.gallery'),
      );
    case 'image':
      return `<p><img src="${publicUrl}${block.src}" alt=""></p>`;
    case 'video':
      return link(`${publicUrl}${block.src}`, t('feed.video'));
    case 'audio':
      return link(`${publicUrl}${block.src}`, t('feed.audio'));
    case 'youtube':
      return link(block.src, t('feed.youtube'));
    case 'map':
      return link(block.src, t('feed.map'));
  }
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no way to write these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A stored text that can be read away from the site: with whole addresses and without our blocks. */
const feedContent = (content: string, reader: Reader): string =>
  splitRichText(localizedLinks(content, reader.language.locale))
    .map((part) => (part.kind === 'html' ? part.html : blockHtml(part.block, reader)))
    .join('')
    .replace(/ href="\/(?!\/)/g, ` href="${reader.publicUrl}/`)
    .replace(unwritable, '');

const contentOf = async (db: Database, slug: string, reader: Reader): Promise<string> => {
  const { content } = await getPost(db, slug, {
    seesDrafts: false,
    locale: reader.language.locale,
  });
  return feedContent(content, reader);
};

/** The cover as an enclosure. Its length is unknown, for which the standard has no word but 0. */
const enclosureOf = (cover: Picture, publicUrl: string) => {
  const file = sharedCopy(cover.url, cover)?.fileName ?? cover.url;
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return { url: `${publicUrl}${file}`, type: `image/${ending === 'jpg' ? 'jpeg' : ending}` };
};

const writeFeed = async (
  { config, database }: AppContext,
  language: ServerLanguage,
): Promise<string> => {
  const { locale } = language;
  const { publicUrl } = config;
  const { siteName, heroSubtitle } = await getTranslatedHomepage(database, locale);
  const latest = { page: 1, limit: MAX_POSTS, published: true, locale };
  const { posts } = await listTranslatedPosts(database, latest);
  const { Feed } = await import('feed');
  const addressOf = (path: string): string => `${publicUrl}${localizedPath(locale, path)}`;
  const feed = new Feed({
    id: addressOf('/blog'),
    title: `${siteName} · Blog`,
    // An advertisement too: the law wants the codes in it.
    description: [heroSubtitle, codesInWords(await getProperty(database))]
      .filter(Boolean)
      .join(' · '),
    link: addressOf('/blog'),
    language: locale,
    copyright: siteName,
    generator: siteName,
    feedLinks: { rss: addressOf(PATH) },
    ...(posts[0] ? { updated: new Date(posts[0].updatedAt) } : {}),
  });
  for (const post of posts) {
    const address = addressOf(`/blog/${post.slug}`);
    feed.addItem({
      id: address,
      link: address,
      title: post.title,
      description: post.excerpt,
      content: await contentOf(database, post.slug, { publicUrl, language }),
      date: new Date(post.publishedAt ?? post.createdAt),
      ...(post.cover ? { enclosure: enclosureOf(post.cover, publicUrl) } : {}),
    });
  }
  return feed.rss2();
};

/** The latest posts for feed readers, whole and with their pictures: RSS 2.0, in each language. */
export const feed =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    for (const locale of locales) {
      const write = () => writeFeed(app, languages[locale]);
      serveDocument(server, app, { path: PATH, locale, type: 'application/rss+xml', write });
    }
    done();
  };
