import { notFound } from '@tanstack/react-router';
import { loadGalleries } from '#client/features/rich-text/view/load-galleries.ts';
import type { RouteContext } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import type { PostView } from '#shared/cms/blog.schema.ts';
import { latestPosts, pageOfList } from './post-lists.ts';

type Utils = RouteContext['utils'];

/** A page beyond the last is not found. */
export const loadPosts = async (utils: Utils, page: number): Promise<null> => {
  const { posts } = await utils.blog.summaries.fetch(pageOfList(page));
  if (page > 1 && posts.length === 0) throw notFound();
  return null;
};

/** A prefetch, which does not fail the page. */
export const loadLatestPosts = (utils: Utils): Promise<void> =>
  utils.blog.summaries.prefetch(latestPosts);

const findPost = async (utils: Utils, id: string): Promise<PostView> => {
  try {
    return await utils.blog.get.fetch({ id });
  } catch (error) {
    const code = apiErrorOf(error)?.code;
    throw code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? notFound() : error;
  }
};

export const loadPost = async (utils: Utils, slug: string): Promise<null> => {
  const others = loadLatestPosts(utils);
  const post = await findPost(utils, slug);
  // The API also finds posts by id, but pages have only one address.
  if (post.slug !== slug) throw notFound();
  await Promise.all([others, loadGalleries(utils, post.content)]);
  return null;
};
