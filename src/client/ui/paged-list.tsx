import { type ReactNode, useRef } from 'react';
import { LoadFailure } from './load-failure.tsx';
import type { PagedQuery } from './paged-query.ts';
import { Pagination } from './pagination.tsx';
import { rangeInWords } from './range-in-words.ts';
import { Skeleton } from './skeleton.tsx';
import { useLastPage } from './use-last-page.ts';

type PagedListProps<Search> = {
  found: PagedQuery;
  /** What is counted: one of it, and several. */
  words: readonly [one: string, many: string];
  search: Search;
  onSearch: (search: Search) => void;
  filters: ReactNode;
  /** Stands where the list will. */
  skeleton?: ReactNode;
  /** Said where the list cannot be loaded. */
  failure: string;
  /** Stands in the place of everything where there is nothing at all. */
  nothingYet?: ReactNode;
  /** Stands where the list would; `show` leads to another view, which is read from its top. */
  nothing: (show: (search: Search) => void) => ReactNode;
  /** Stands beside the list where there is room, else above it. */
  aside?: ReactNode;
  /** The list itself. */
  children: ReactNode;
};

/** The frame of a list of which the server gives one page at a time. */
export const PagedList = <Search extends object>(props: PagedListProps<Search>) => {
  const { found, words, search, onSearch, failure, nothingYet, aside, children } = props;
  const { query, page, size, total, pages, isKnown } = found;
  const countRef = useRef<HTMLParagraphElement>(null);
  useLastPage({ page, pages, isKnown, onLast: () => onSearch({ ...search, page: pages }) });
  const show = (wanted: Search) => {
    onSearch(wanted);
    countRef.current?.focus();
  };
  const isEmpty = isKnown && total === 0;
  if (isEmpty && nothingYet) return nothingYet;
  return (
    <>
      {props.filters}
      <p
        ref={countRef}
        tabIndex={-1}
        role="status"
        className="mt-4 mb-3 min-h-6 scroll-mt-20 text-sm text-ink-soft outline-none"
      >
        {query.data && rangeInWords({ page, total, size, words })}
      </p>
      <div className={aside ? 'grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]' : ''}>
        {aside}
        <div className="min-w-0">
          {query.isPending && (props.skeleton ?? <Skeleton className="h-96" />)}
          {query.isError && !query.data && (
            <LoadFailure title={failure} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {isEmpty && props.nothing(show)}
          {children}
          {pages > 1 && (
            <div className="mt-8">
              <Pagination
                page={page}
                pages={pages}
                onPage={(wanted) => show({ ...search, page: wanted })}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
};
