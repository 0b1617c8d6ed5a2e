import { type ReactNode, useRef } from 'react';
import type { ListScreen } from './list-screen.tsx';
import { LoadFailure } from './load-failure.tsx';
import {
  type CountedApart,
  drawsFilters,
  formatRange,
  formatTotal,
  type Noun,
  useLastPage,
} from './paginated-query.ts';
import { Pagination } from './pagination.tsx';
import { Skeleton } from './skeleton.tsx';

type PaginatedListProps<Search> = {
  list: ListScreen<Search>;
  noun: Noun;
  apart?: CountedApart | null;
  /** Drawn where they are of use. */
  filters: ReactNode;
  /** Takes their place above a short list. */
  instead?: ReactNode;
  /** Beside the count. */
  tools?: ReactNode;
  /** Shown while the first page loads. */
  skeleton?: ReactNode;
  /** Title of the error when the list cannot be loaded. */
  failure: string;
  /** Replaces everything, filters included, while the list is empty. */
  emptyState?: ReactNode;
  /** Replaces the list when nothing matches; `show` goes to another view and focuses its top. */
  noResults: (show: (search: Search) => void) => ReactNode;
  children: ReactNode;
};

/** The layout of a list that the server sends one page at a time. */
export const PaginatedList = <Search extends object>(props: PaginatedListProps<Search>) => {
  const { list, noun, failure, emptyState, children } = props;
  const { query, page, total, pages, isKnown, search, onSearch } = list;
  const countRef = useRef<HTMLParagraphElement>(null);
  useLastPage(list, (last) => onSearch({ ...search, page: last }));
  const show = (wanted: Search) => {
    onSearch(wanted);
    countRef.current?.focus();
  };
  const isEmpty = isKnown && total === 0;
  if (isEmpty && emptyState) return emptyState;
  return (
    <>
      {drawsFilters(list, list.isFiltered) ? props.filters : props.instead}
      <div className="mt-4 mb-3 flex min-h-6 items-center justify-between gap-x-4">
        <p
          ref={countRef}
          tabIndex={-1}
          role="status"
          className="scroll-mt-20 text-sm text-ink-soft outline-none"
        >
          {query.data && formatTotal(list.total, noun, props.apart)}
          {/* On a phone the page numbers have to do. */}
          {query.data && <span className="max-sm:sr-only">{formatRange(list)}</span>}
        </p>
        {props.tools}
      </div>
      {query.isPending && (props.skeleton ?? <Skeleton className="h-96" />)}
      {query.isError && !query.data && (
        <LoadFailure title={failure} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {isEmpty && props.noResults(show)}
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
    </>
  );
};
