import type { Translation } from '#shared/languages/translator.ts';
import type { blog as italian } from '#shared/texts/it/blog.ts';

export const blog: Translation<typeof italian> = {
  readMore: 'Read more',
  minutesToRead: '{count} min read',
  noPosts: 'No posts yet.',

  list: 'All posts',
  listPage: 'All posts, page {page}',
  intro: 'The house, the island, the seasons: what is worth knowing before you set off.',
  // For search engines.
  description: 'Stories from the house and the island',
  noneHint: 'We are writing our first stories from the island: they are coming soon.',
  noMore: 'There are no posts on this page.',
  latest: 'Latest posts',
  others: 'More posts',
  post: 'Post',
  postNotFound: 'Post not found',
  postNotFoundHint: 'It may have been removed, or it has not been published yet.',
  postFailed: 'The post could not be loaded',
  // Pages.
  page: 'Page',
  pageNotFound: 'Page not found or not published',
  pageNotFoundHint: 'Its address may have changed, or we are still writing it.',
  noSlug: 'No page specified',
  noSlugHint: 'The address does not say which page to show.',
  pageFailed: 'The page could not be loaded',
  // Around a day: 'Published on 4 July 2026'.
  publishedOn: 'Published on <0></0>',
  createdOn: 'Created on <0></0>',
  // Above the privacy page: the data controller, as the law requires.
  dataController: 'Data controller',
};
