import { laterPage } from '#client/ui/search-params.ts';

/** What the list of posts keeps in its address. */
type BlogSearch = {
  /** The first where it is left out. */
  page?: number | undefined;
};

export const parseBlogSearch = (search: Record<string, unknown>): BlogSearch => ({
  page: laterPage(search.page),
});

/** Where a page of the list is. */
export const blogPath = (page: number): string => (page > 1 ? `/blog?page=${page}` : '/blog');
