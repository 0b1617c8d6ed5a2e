import type { ReactNode } from 'react';
import { useMediaPage } from '#client/features/media/media-query.ts';
import { MediaSkeleton } from '#client/features/media/media-skeleton.tsx';
import { LOAD_FAILURE } from '#client/features/media/media-words.ts';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { MEDIA_PAGE_SIZE } from '#shared/media.schema.ts';
import { MediaFilters } from './media-filters.tsx';
import { MediaGrid, mediaGridClass } from './media-grid.tsx';
import type { MediaSearch } from './media-search.ts';
import { NothingYet } from './nothing-yet.tsx';
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

export const MediaOverview = (props: MediaOverviewProps) => {
  const { search, onSearch, newIds, onOpen, upload, deleted } = props;
  const page = search.page ?? 1;
  const view = { page, limit: MEDIA_PAGE_SIZE, search: search.q, contentType: search.kind };
  const found = useMediaPage(view);
  const { data } = found.query;
  const gridRef = useFocusAfterDeletion(data?.items, deleted);
  const isFiltered = search.q !== undefined || search.kind !== undefined;
  return (
    <PagedList
      found={found}
      words={['file', 'file']}
      search={search}
      onSearch={onSearch}
      filters={<MediaFilters search={search} onChange={onSearch} />}
      skeleton={<MediaSkeleton count={12} className={mediaGridClass} />}
      failure={LOAD_FAILURE}
      nothingYet={!isFiltered && <NothingYet upload={upload} />}
      nothing={(show) => (
        <NothingFound
          title="Nessun file corrisponde"
          resetLabel="Mostra tutti"
          onReset={() => show({})}
        >
          Con un'altra parola del nome o della didascalia, o un altro tipo, si trova forse quello
          cercato.
        </NothingFound>
      )}
    >
      {data && found.total > 0 && (
        <MediaGrid ref={gridRef} items={data.items} newIds={newIds} onOpen={onOpen} />
      )}
    </PagedList>
  );
};
