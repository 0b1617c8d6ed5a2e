import { parsePage } from '#client/ui/search-params.ts';

type BlogSearch = {
  /** From 2 on. */
  page?: number | undefined;
};

export const parseBlogSearch = (search: Record<string, unknown>): BlogSearch => ({
  page: parsePage(search.page),
});

export const blogPath = (page: number): string => (page > 1 ? `/blog?page=${page}` : '/blog');
