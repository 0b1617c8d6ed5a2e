import { type LucideIcon, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type FilterChoice, FilterRow, listScreen, pageInput } from '#client/ui/list-screen.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import type { PageQuery } from '#client/ui/paginated-query.ts';
import type { Opened } from '#client/ui/search-params.ts';
import type { EntryRowProps, ListedEntry } from './entry-row.tsx';
import { deleteButtonBeside } from './entry-row-ids.ts';
import type { EntrySearch, OnEntrySearch } from './entry-search.ts';

const ENTRIES_SHOWN = 12;

export const entriesInput = (search: EntrySearch) => ({
  ...pageInput(search, ENTRIES_SHOWN),
  ...(search.state && { published: search.state === 'published' }),
});

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
  query: PageQuery;
  entries: readonly Entry[];
  parseSearch: (search: Record<string, unknown>) => Search;
  /** Above the list. */
  notice?: ReactNode;
  /** Further filters. */
  selects?: readonly FilterChoice<Search>[];
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
  const { labels, query, entries, userId, search, onSearch, parseSearch, selects = [] } = options;
  const list = listScreen({
    search,
    onSearch,
    parse: parseSearch,
    query,
    size: ENTRIES_SHOWN,
    filters: ['q', 'state'],
  });
  const { key, setCreated } = useDialogKey(search.edit);
  const [deleting, setDeleting] = useState<Deletion<Entry> | null>(null);
  const open = (edit: Opened) => onSearch({ ...search, edit }, { opens: true });
  const closed = { ...search, edit: undefined };
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
        list={list}
        noun={labels.nouns}
        filters={
          <FilterRow
            list={list}
            placeholder={labels.searchPlaceholder}
            selects={[{ name: 'state', label: 'Stato', options: stateOptions }, ...selects]}
          />
        }
        failure={labels.listFailed}
        emptyState={
          !list.isFiltered && (
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
        {entries.length > 0 && (
          <ul aria-label={labels.list} className="grid gap-3">
            {entries.map((entry) => (
              <Fragment key={entry.id}>
                {options.row({
                  entry,
                  onEdit: () => open(entry.id),
                  onDelete: () =>
                    setDeleting({
                      entry,
                      nextFocusId: deleteButtonBeside(entries, entry.id),
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
