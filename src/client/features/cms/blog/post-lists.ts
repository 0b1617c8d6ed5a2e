import { LATEST_POSTS, POSTS_PER_PAGE } from '#shared/blog-rules.ts';

/** What is asked for, be it by a route's loader or by the screen. */
export type PostsAsked = { page: number; limit: number };

export const pageOfList = (page: number): PostsAsked => ({ page, limit: POSTS_PER_PAGE });

export const latest: PostsAsked = { page: 1, limit: LATEST_POSTS };

export const pagesOf = (total: number): number => Math.ceil(total / POSTS_PER_PAGE);
