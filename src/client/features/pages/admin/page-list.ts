import { foldText } from '#shared/fold-text.ts';
import type { PageSummary } from '#shared/pages.schema.ts';
import type { PageSearch } from './page-search.ts';

const isFound = ({ q = '', state }: PageSearch, page: PageSummary): boolean => {
  if (state !== undefined && page.published !== (state === 'published')) return false;
  return foldText(`${page.title} ${page.slug} ${page.excerpt}`).includes(foldText(q.trim()));
};

/** Those of the pages, the newest first, that a view of the list shows, in its order. */
export const listedPages = (
  pages: readonly PageSummary[],
  search: PageSearch,
): readonly PageSummary[] => {
  const found = pages.filter((page) => isFound(search, page));
  return search.sort === 'title'
    ? found.toSorted((a, b) => a.title.localeCompare(b.title, 'it') || a.id - b.id)
    : found;
};
