import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMediaPage } from '#client/features/media/media-query.ts';
import { MediaSkeleton } from '#client/features/media/media-skeleton.tsx';
import { LOAD_FAILURE, rangeInWords } from '#client/features/media/media-words.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { MEDIA_PAGE_SIZE } from '#shared/media.schema.ts';
import { MediaFilters } from './media-filters.tsx';
import { MediaGrid, mediaGridClass } from './media-grid.tsx';
import { NothingFound, NothingYet } from './media-nothing.tsx';
import type { MediaSearch } from './media-search.ts';
import { type Placed, useFocusAfterDeletion } from './use-focus-after-deletion.ts';

type MediaOverviewProps = {
  search: MediaSearch;
  onSearch: (search: MediaSearch) => void;
  newIds: ReadonlySet<number>;
  onOpen: (opened: Placed) => void;
  /** The first step into an empty library. */
  upload: ReactNode;
  /** The file that was deleted last. */
  deleted: Placed | null;
};

/** A page that is not there any more leads to the last one. */
const useLastPage = (page: number, pages: number, isKnown: boolean, onLast: () => void) => {
  const goToLast = useEffectEvent(onLast);
  useEffect(() => {
    if (isKnown && page > pages) goToLast();
  }, [page, pages, isKnown]);
};

export const MediaOverview = (props: MediaOverviewProps) => {
  const { search, onSearch, newIds, onOpen, upload, deleted } = props;
  const countRef = useRef<HTMLParagraphElement>(null);
  const page = search.page ?? 1;
  const view = { page, limit: MEDIA_PAGE_SIZE, search: search.q, contentType: search.kind };
  const { query, total, pages } = useMediaPage(view);
  const { data, isPending, isPlaceholderData } = query;
  const gridRef = useFocusAfterDeletion(data?.items, deleted);
  const isKnown = data !== undefined && !isPlaceholderData;
  useLastPage(page, pages, isKnown, () => onSearch({ ...search, page: pages }));
  // A new view is read from its top.
  const show = (wanted: MediaSearch) => {
    onSearch(wanted);
    countRef.current?.focus();
  };
  const isFiltered = search.q !== undefined || search.kind !== undefined;
  if (isKnown && total === 0 && !isFiltered) return <NothingYet upload={upload} />;
  return (
    <>
      <MediaFilters search={search} onChange={onSearch} />
      <p
        ref={countRef}
        tabIndex={-1}
        role="status"
        className="mt-4 mb-3 min-h-6 scroll-mt-20 text-sm text-ink-soft outline-none"
      >
        {data && rangeInWords({ page, total, size: MEDIA_PAGE_SIZE })}
      </p>
      {isPending && <MediaSkeleton count={12} className={mediaGridClass} />}
      {query.isError && !data && (
        <LoadFailure
          title={LOAD_FAILURE}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && total > 0 && (
        <MediaGrid ref={gridRef} items={data.items} newIds={newIds} onOpen={onOpen} />
      )}
      {isKnown && total === 0 && <NothingFound onReset={() => show({})} />}
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
