import { LATEST_POSTS, POSTS_PER_PAGE } from '#shared/cms/blog-rules.ts';

// The inputs of `blog.summaries`: loaders and screens must use the same, so that they share the cache.

export type PostsInput = { page: number; limit: number };

export const pageOfList = (page: number): PostsInput => ({ page, limit: POSTS_PER_PAGE });

export const latestPosts: PostsInput = { page: 1, limit: LATEST_POSTS };

export const pageCount = (total: number): number => Math.ceil(total / POSTS_PER_PAGE);
