import { parseWritingSearch, type WritingSearch } from '#client/features/writing/writing-search.ts';

/** What the screen keeps in its address: the newest page comes first, unless sorted by title. */
export type PageSearch = Omit<WritingSearch, 'page'> & { sort?: 'title' | undefined };

export const parsePageSearch = (search: Record<string, unknown>): PageSearch => {
  const { page: _page, ...rest } = parseWritingSearch(search);
  return { ...rest, sort: search.sort === 'title' ? 'title' : undefined };
};
