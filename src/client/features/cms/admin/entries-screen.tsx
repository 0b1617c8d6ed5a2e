import { keepPreviousData } from '@tanstack/react-query';
import { type LucideIcon, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import type { PaginatedQuery } from '#client/ui/paginated-query.ts';
import { SearchBox } from '#client/ui/search-box.tsx';
import type { Opened } from '#client/ui/search-params.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import type { EntryRowProps, ListedEntry } from './entry-row.tsx';
import { deleteButtonBeside } from './entry-row-ids.ts';
import type { EntrySearch, OnEntrySearch } from './entry-search.ts';

export const ENTRIES_SHOWN = 12;

export const entriesInput = ({ q, state, page = 1 }: EntrySearch) => ({
  page,
  limit: ENTRIES_SHOWN,
  ...(q && { search: q }),
  ...(state && { published: state === 'published' }),
});

/** The previous page stays until the next one is loaded, so that nothing jumps. */
export const entriesQuery = { ...liveQuery, placeholderData: keepPreviousData };

const stateOptions = [
  { value: '', label: 'Tutti' },
  { value: 'published', label: 'Pubblicati' },
  { value: 'draft', label: 'Bozze' },
];

/** Saving a new entry gives it an id, but its dialog stays mounted. */
const useDialogKey = (opened: Opened | undefined) => {
  const [created, setCreated] = useState<number | null>(null);
  return { key: opened === created ? 'new' : opened, setCreated };
};

export type EntryWindow = {
  opened: Opened;
  userId: number;
  onCreated: (id: number) => void;
  /** Asks first if there are unsaved changes. */
  onClose: () => void;
  /** Closes without asking. */
  onDone: () => void;
};

/** The focus target is chosen before the row disappears. */
type Deletion<Entry> = { entry: Entry; nextFocusId: string | null };

export type DeleteEntryProps<Entry> = Deletion<Entry> & { onClose: () => void };

type EntryListLabels = {
  title: string;
  purpose: string;
  create: string;
  nouns: readonly [one: string, many: string];
  list: string;
  searchPlaceholder: string;
  listFailed: string;
  nothingFound: string;
  showAll: string;
  empty: { icon: LucideIcon; title: string; create: string; text: string };
};

export type EntriesScreenProps<Search> = {
  userId: number;
  search: Search;
  onSearch: OnEntrySearch<Search>;
};

type EntriesOptions<Entry, Search> = EntriesScreenProps<Search> & {
  labels: EntryListLabels;
  found: PaginatedQuery & { entries: readonly Entry[] };
  parseSearch: (search: Record<string, unknown>) => Search;
  /** Above the list. */
  notice?: ReactNode;
  /** Further filters; `change` goes back to the first page. */
  filters?: (change: (part: Record<string, unknown>) => void) => ReactNode;
  row: (props: EntryRowProps<Entry>) => ReactNode;
  deleteDialog: (props: DeleteEntryProps<Entry>) => ReactNode;
  dialog: (window: EntryWindow) => ReactNode;
};

/** The list of all pages or posts, drafts included, and the dialog in which they are edited. */
export const EntriesScreen = <
  Entry extends ListedEntry & { isBuiltIn?: boolean },
  Search extends EntrySearch,
>(
  options: EntriesOptions<Entry, Search>,
) => {
  const { labels, found, userId, search, onSearch, parseSearch } = options;
  const { key, setCreated } = useDialogKey(search.edit);
  const [deleting, setDeleting] = useState<Deletion<Entry> | null>(null);
  const open = (edit: Opened) => onSearch({ ...search, edit }, { opens: true });
  const closed = { ...search, edit: undefined };
  const change = (part: Record<string, unknown>) =>
    onSearch(parseSearch({ ...search, page: 1, ...part }));
  const isFiltered = search.q !== undefined || search.state !== undefined;
  const { icon: EmptyIcon, ...empty } = labels.empty;
  return (
    <>
      <AdminPageHeader
        title={labels.title}
        purpose={labels.purpose}
        action={
          <Button onClick={() => open('new')}>
            <Plus aria-hidden className="size-4" />
            {labels.create}
          </Button>
        }
      />
      {options.notice}
      <PaginatedList
        found={found}
        noun={labels.nouns}
        search={search}
        onSearch={onSearch}
        filters={
          <search className="flex flex-wrap gap-x-4 gap-y-3">
            <SearchBox
              value={search.q ?? ''}
              placeholder={labels.searchPlaceholder}
              className="basis-full lg:grow lg:basis-0"
              onSearch={(q) => change({ q })}
            />
            <SelectField
              label="Stato"
              fieldClassName="grow lg:grow-0"
              options={stateOptions}
              value={search.state ?? ''}
              onChange={(event) => change({ state: event.target.value })}
            />
            {options.filters?.(change)}
          </search>
        }
        failure={labels.listFailed}
        emptyState={
          !isFiltered && (
            <EmptyState
              icon={<EmptyIcon />}
              title={empty.title}
              action={
                <Button variant="secondary" onClick={() => open('new')}>
                  {empty.create}
                </Button>
              }
            >
              {empty.text}
            </EmptyState>
          )
        }
        noResults={(show) => (
          <NoResults
            title={labels.nothingFound}
            resetLabel={labels.showAll}
            onReset={() => show(parseSearch({}))}
          />
        )}
      >
        {found.entries.length > 0 && (
          <ul aria-label={labels.list} className="grid gap-3">
            {found.entries.map((entry) => (
              <Fragment key={entry.id}>
                {options.row({
                  entry,
                  onEdit: () => open(entry.id),
                  onDelete: () =>
                    setDeleting({
                      entry,
                      nextFocusId: deleteButtonBeside(found.entries, entry.id),
                    }),
                })}
              </Fragment>
            ))}
          </ul>
        )}
      </PaginatedList>
      {deleting && options.deleteDialog({ ...deleting, onClose: () => setDeleting(null) })}
      {search.edit !== undefined && (
        <Fragment key={key}>
          {options.dialog({
            opened: search.edit,
            userId,
            onCreated: (id) => {
              setCreated(id);
              onSearch({ ...search, edit: id }, { saved: true });
            },
            onClose: () => onSearch(closed),
            onDone: () => onSearch(closed, { saved: true }),
          })}
        </Fragment>
      )}
    </>
  );
};
