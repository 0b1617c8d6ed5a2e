import { Images } from 'lucide-react';
import { type ReactNode, type Ref, useEffect } from 'react';
import { LOAD_FAILURE, SEARCH_PLACEHOLDER } from '#client/features/media/media-labels.ts';
import { MediaSkeleton } from '#client/features/media/media-skeleton.tsx';
import { MediaTile, tileClass } from '#client/features/media/media-tile.tsx';
import { useMediaPage } from '#client/features/media/use-media-page.ts';
import { Badge } from '#client/ui/badge.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import {
  type ListAddress,
  type ListScreen,
  listScreen,
  pageInput,
} from '#client/ui/list-screen.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { MEDIA_PAGE_SIZE, type Media } from '#shared/media/media.schema.ts';
import { type ContentType, contentTypes } from '#shared/media/media-rules.ts';
import { type MediaSearch, parseMediaSearch } from './media-search.ts';
import { type OpenedMedia, useFocusAfterDeletion } from './use-focus-after-deletion.ts';

const EmptyLibrary = ({ upload }: { upload: ReactNode }) => {
  // The upload button disappears with the first file.
  useEffect(() => rescueFocus, []);
  return (
    <EmptyState icon={<Images />} title="La libreria è ancora vuota" action={upload}>
      Le foto, i video e gli audio che carichi qui li scegli poi nelle altre schermate: home page,
      casa, gallery, caselle, articoli.
    </EmptyState>
  );
};

const mediaGridClass =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 2xl:grid-cols-6';

type MediaGridProps = {
  items: readonly Media[];
  /** Uploaded since the screen was opened. */
  newIds: ReadonlySet<number>;
  onOpen: (opened: OpenedMedia) => void;
  ref: Ref<HTMLUListElement>;
};

const MediaGrid = ({ items, newIds, onOpen, ref }: MediaGridProps) => (
  <ul ref={ref} className={mediaGridClass}>
    {items.map((media, index) => (
      <li key={media.id}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen({ media, index })}
          className={tileClass}
        >
          <MediaTile
            media={media}
            badge={newIds.has(media.id) && <Badge tone="confirmed">Nuovo</Badge>}
          />
        </button>
      </li>
    ))}
  </ul>
);

const kindLabels: Record<ContentType, string> = {
  image: 'Immagini',
  audio: 'Audio',
  video: 'Video',
};

const kindOptions = [
  { value: undefined, label: 'Tutti' },
  ...contentTypes.map((value) => ({ value, label: kindLabels[value] })),
];

type KindChoiceProps = {
  chosen: ContentType | undefined;
  onChoose: (kind: ContentType | undefined) => void;
};

const KindChoice = ({ chosen, onChoose }: KindChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-sm font-semibold">Tipo</legend>
    <div className="flex min-h-12 rounded-field border border-field bg-white p-1">
      {kindOptions.map(({ value, label }) => (
        <label
          key={label}
          className="relative grid grow cursor-pointer place-items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink has-checked:bg-sea-100 has-checked:font-semibold has-checked:text-sea-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-600"
        >
          <input
            type="radio"
            name="kind"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

const MediaFilters = ({ list: { search, change } }: { list: ListScreen<MediaSearch> }) => (
  <search className="grid gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
    <SearchBox
      placeholder={SEARCH_PLACEHOLDER}
      value={search.q ?? ''}
      onSearch={(q) => change({ q })}
    />
    <KindChoice chosen={search.kind} onChoose={(kind) => change({ kind })} />
  </search>
);

type MediaOverviewProps = ListAddress<MediaSearch> & {
  newIds: ReadonlySet<number>;
  onOpen: (opened: OpenedMedia) => void;
  /** The upload button, for an empty library. */
  upload: ReactNode;
  /** The file deleted last. */
  deleted: OpenedMedia | null;
};

export const MediaOverview = (props: MediaOverviewProps) => {
  const { search, onSearch, newIds, onOpen, upload, deleted } = props;
  const input = { ...pageInput(search, MEDIA_PAGE_SIZE), contentType: search.kind };
  const { query, size } = useMediaPage(input);
  const list = listScreen({ search, onSearch, parse: parseMediaSearch, query, size });
  const { data } = query;
  const gridRef = useFocusAfterDeletion(data?.items, deleted);
  const isFiltered = search.q !== undefined || search.kind !== undefined;
  return (
    <PaginatedList
      list={list}
      noun={['file', 'file']}
      filters={<MediaFilters list={list} />}
      skeleton={<MediaSkeleton count={12} className={mediaGridClass} />}
      failure={LOAD_FAILURE}
      emptyState={!isFiltered && <EmptyLibrary upload={upload} />}
      noResults={(show) => (
        <NoResults
          title="Nessun file corrisponde"
          resetLabel="Mostra tutti"
          onReset={() => show({})}
        >
          Prova con un'altra parola del nome o della didascalia, o con un altro tipo.
        </NoResults>
      )}
    >
      {data && list.total > 0 && (
        <MediaGrid ref={gridRef} items={data.items} newIds={newIds} onOpen={onOpen} />
      )}
    </PaginatedList>
  );
};
