import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getPost, listPaginatedPosts } from '#server/features/blog/blog.service.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { sharedCopy } from '#shared/picture-copies.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { type RichTextBlock, splitRichText } from '#shared/rich-text.ts';
import { serveDocument } from './kept-document.ts';

const PATH = '/feed.xml';
const MAX_POSTS = 20;

const link = (address: string, words: string): string =>
  `<p><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words}</a></p>`;

/** A block as readers of feeds can show it: a picture, or the way to what they cannot. */
const blockHtml = (block: RichTextBlock, publicUrl: string): string => {
  switch (block.kind) {
    case 'gallery':
      return link(`${publicUrl}/gallery/${block.gallerySlug}`, 'Guarda la gallery');
    case 'image':
      return `<p><img src="${publicUrl}${block.src}" alt=""></p>`;
    case 'video':
      return link(`${publicUrl}${block.src}`, 'Guarda il video');
    case 'audio':
      return link(`${publicUrl}${block.src}`, 'Ascolta l’audio');
    case 'youtube':
      return link(block.src, 'Guarda il video su YouTube');
    case 'map':
      return link(block.src, 'Apri la mappa');
  }
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no way to write these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A stored text that can be read away from the site: with whole addresses and without our blocks. */
const feedContent = (content: string, publicUrl: string): string =>
  splitRichText(content)
    .map((part) => (part.kind === 'html' ? part.html : blockHtml(part.block, publicUrl)))
    .join('')
    .replace(/ href="\/(?!\/)/g, ` href="${publicUrl}/`)
    .replace(unwritable, '');

const contentOf = async (db: Database, slug: string, publicUrl: string): Promise<string> => {
  const { content } = await getPost(db, slug, { seesDrafts: false });
  return feedContent(content, publicUrl);
};

/** The cover as an enclosure. Its length is unknown, for which the standard has no word but 0. */
const enclosureOf = (cover: Picture, publicUrl: string) => {
  const file = sharedCopy(cover.url, cover)?.fileName ?? cover.url;
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return { url: `${publicUrl}${file}`, type: `image/${ending === 'jpg' ? 'jpeg' : ending}` };
};

const writeFeed = async ({ config, database }: AppContext): Promise<string> => {
  const { publicUrl } = config;
  const { siteName, heroSubtitle } = await getHomepage(database);
  const latest = { page: 1, limit: MAX_POSTS, published: true };
  const { posts } = await listPaginatedPosts(database, latest);
  const { Feed } = await import('feed');
  const feed = new Feed({
    id: `${publicUrl}/blog`,
    title: `${siteName} · Blog`,
    description: heroSubtitle,
    link: `${publicUrl}/blog`,
    language: 'it',
    copyright: siteName,
    generator: siteName,
    feedLinks: { rss: `${publicUrl}${PATH}` },
    ...(posts[0] ? { updated: new Date(posts[0].updatedAt) } : {}),
  });
  for (const post of posts) {
    const address = `${publicUrl}/blog/${post.slug}`;
    feed.addItem({
      id: address,
      link: address,
      title: post.title,
      description: post.excerpt,
      content: await contentOf(database, post.slug, publicUrl),
      date: new Date(post.publishedAt ?? post.createdAt),
      ...(post.cover ? { enclosure: enclosureOf(post.cover, publicUrl) } : {}),
    });
  }
  return feed.rss2();
};

/** The latest posts for feed readers, whole and with their pictures: RSS 2.0. */
export const feed =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    const write = () => writeFeed(app);
    serveDocument(server, app, { path: PATH, type: 'application/rss+xml', write });
    done();
  };
