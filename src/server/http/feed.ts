import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { listPaginatedPosts } from '#server/features/blog/blog.service.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { serveDocument } from './kept-document.ts';

const PATH = '/feed.xml';
const MAX_POSTS = 20;

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
    const link = `${publicUrl}/blog/${post.slug}`;
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      date: new Date(post.publishedAt ?? post.createdAt),
    });
  }
  return feed.rss2();
};

/** The latest posts for feed readers: RSS 2.0. */
export const feed =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    const write = () => writeFeed(app);
    serveDocument(server, app, { path: PATH, type: 'application/rss+xml', write });
    done();
  };
