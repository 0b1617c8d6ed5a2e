import { Images } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import { LOAD_FAILURE, SEARCH_PLACEHOLDER } from '#client/features/media/media-labels.ts';
import { MediaSkeleton } from '#client/features/media/media-skeleton.tsx';
import { MediaTile, tileClass } from '#client/features/media/media-tile.tsx';
import { PickerBox } from '#client/features/media/picker/picker-grid.tsx';
import { placeOf, toggled } from '#client/features/media/picker/picker-mode.ts';
import { useMediaPage } from '#client/features/media/use-media-page.ts';
import { trpc } from '#client/trpc.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import {
  type ListAddress,
  type ListScreen,
  listScreen,
  pageInput,
} from '#client/ui/list-screen.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { MEDIA_PAGE_SIZE, type Media } from '#shared/media/media.schema.ts';
import { ChosenBar } from './chosen-media.tsx';
import { type MediaChoice, type MediaSearch, parseMediaSearch } from './media-search.ts';
import { type OpenedMedia, useFocusAfterDeletion } from './use-focus-after-deletion.ts';

const EmptyLibrary = ({ upload }: { upload: ReactNode }) => {
  // The upload button disappears with the first file.
  useEffect(() => rescueFocus, []);
  return (
    <EmptyState icon={<Images />} title="Qui non c’è ancora nessuna foto" action={upload}>
      Le foto, i video e gli audio che carichi qui li scegli poi nelle altre schermate: prima
      pagina, casa, raccolte, caselle, articoli.
    </EmptyState>
  );
};

const mediaGridClass =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 2xl:grid-cols-6';

type MediaGridProps = {
  items: readonly Media[];
  /** Uploaded since the screen was opened. */
  newIds: ReadonlySet<number>;
  marksOf: (media: Media) => string[];
  /** The files chosen so far; null while none are being chosen. */
  chosen: readonly Media[] | null;
  onToggle: (media: Media) => void;
  onOpen: (opened: OpenedMedia) => void;
  ref: Ref<HTMLUListElement>;
};

const MediaGrid = (props: MediaGridProps) => {
  const { items, newIds, marksOf, chosen, onToggle, onOpen, ref } = props;
  return (
    <ul ref={ref} className={mediaGridClass}>
      {items.map((media, index) => (
        <li key={media.id}>
          {chosen ? (
            <PickerBox
              media={media}
              marks={marksOf(media)}
              place={placeOf(chosen, media)}
              isChosen={false}
              onToggle={() => onToggle(media)}
            />
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen({ media, index })}
              className={tileClass}
            >
              <MediaTile
                media={media}
                marks={marksOf(media)}
                badge={newIds.has(media.id) && <Badge tone="confirmed">Nuovo</Badge>}
              />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

const choices: readonly { value: MediaChoice | ''; label: string }[] = [
  { value: '', label: 'Tutto' },
  { value: 'image', label: 'Solo le foto' },
  { value: 'video', label: 'Solo i video' },
  { value: 'audio', label: 'Solo gli audio' },
  { value: 'uncaptioned', label: 'Senza didascalia' },
  { value: 'unused', label: 'Non usate' },
];

const MediaFilters = ({ list: { search, change } }: { list: ListScreen<MediaSearch> }) => (
  <search className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_16rem]">
    <SearchBox
      placeholder={SEARCH_PLACEHOLDER}
      value={search.q ?? ''}
      onSearch={(q) => change({ q })}
    />
    <SelectField
      label="Mostra"
      options={choices}
      value={search.show ?? ''}
      onChange={({ target }) =>
        change({ show: choices.find(({ value }) => value === target.value)?.value || undefined })
      }
    />
  </search>
);

const inputOf = (search: MediaSearch) => {
  const { show } = search;
  const page = pageInput(search, MEDIA_PAGE_SIZE);
  if (show === 'uncaptioned') return { ...page, uncaptioned: true as const };
  if (show === 'unused') return { ...page, unused: true as const };
  return { ...page, contentType: show };
};

const useMarks = () => {
  const { data } = trpc.media.used.useQuery(undefined, liveQuery);
  const usedFiles = useMemo(() => new Set(data), [data]);
  const marksOf = ({ fileName, caption }: Media): string[] => [
    ...(caption === '' ? ['senza didascalia'] : []),
    ...(data && !usedFiles.has(fileName) ? ['non usata'] : []),
  ];
  return { usedFiles, marksOf };
};

/** The chosen files, also of other pages. */
const useChoosing = () => {
  const [chosen, setChosen] = useState<readonly Media[] | null>(null);
  return {
    chosen,
    start: () => setChosen([]),
    stop: () => setChosen(null),
    toggle: (media: Media) => setChosen((before) => toggled(before ?? [], media)),
  };
};

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
  const { query, size } = useMediaPage(inputOf(search));
  const list = listScreen({
    search,
    onSearch,
    parse: parseMediaSearch,
    query,
    size,
    filters: ['q', 'show'],
  });
  const { data } = query;
  const gridRef = useFocusAfterDeletion(data?.items, deleted);
  const { usedFiles, marksOf } = useMarks();
  const { chosen, start, stop, toggle } = useChoosing();
  return (
    <>
      <PaginatedList
        list={list}
        noun={['file', 'file']}
        filters={<MediaFilters list={list} />}
        tools={
          list.total > 0 &&
          !chosen && (
            <Button variant="quiet" size="small" onClick={start}>
              Scegli più file
            </Button>
          )
        }
        skeleton={<MediaSkeleton count={12} className={mediaGridClass} />}
        failure={LOAD_FAILURE}
        emptyState={!list.isFiltered && <EmptyLibrary upload={upload} />}
        noResults={(show) => (
          <NoResults
            title="Nessun file corrisponde"
            resetLabel="Mostra tutti"
            onReset={() => show({})}
          >
            Prova con un’altra parola del nome o della didascalia, o mostra tutto.
          </NoResults>
        )}
      >
        {data && list.total > 0 && (
          <MediaGrid
            ref={gridRef}
            items={data.items}
            newIds={newIds}
            marksOf={marksOf}
            chosen={chosen}
            onToggle={toggle}
            onOpen={onOpen}
          />
        )}
      </PaginatedList>
      {chosen && <ChosenBar chosen={chosen} usedFiles={usedFiles} onDone={stop} onClose={stop} />}
    </>
  );
};
