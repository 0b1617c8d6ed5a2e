import { parseWritingSearch, type WritingSearch } from './entry-search.ts';

/** What the screen keeps in its address: the newest page comes first, unless sorted by title. */
export type PageSearch = WritingSearch & { sort?: 'title' | undefined };

export const parsePageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...parseWritingSearch(search),
  sort: search.sort === 'title' ? 'title' : undefined,
});
