import { keepPreviousData } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { pagedQuery } from '#client/ui/paged-query.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { formatInstantDay } from '#shared/italian-dates.ts';
import type { PageSummary } from '#shared/pages.schema.ts';
import { WritingScreen } from './entries-screen.tsx';
import { WritingFilters } from './entry-filters.tsx';
import { DeleteAction, EditAction, LookAction, PublishAction, WritingRow } from './entry-row.tsx';
import { deleteButtonBeside } from './entry-row-ids.ts';
import type { OnWritingSearch } from './entry-search.ts';
import { menuEntriesTo } from './menu-entries-to.ts';
import { BUILT_IN_REASON, pageFailures, useDeletePage, usePublishPage } from './page.form.ts';
import { PageEditorDialog } from './page-editor.tsx';
import { type PageSearch, parsePageSearch } from './page-search.ts';

const PAGES_SHOWN = 12;

/** One page of the pages. While another one is on its way the last one stays, so that nothing jumps. */
const usePages = ({ q, state, sort, page = 1 }: PageSearch) => {
  const query = trpc.pages.page.useQuery(
    {
      page,
      limit: PAGES_SHOWN,
      ...(q && { search: q }),
      ...(state && { published: state === 'published' }),
      ...(sort && { sort }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...pagedQuery(query, { page, size: PAGES_SHOWN }), rows: query.data?.pages ?? [] };
};

type FoundPages = ReturnType<typeof usePages>;

type PageRowProps = {
  page: PageSummary;
  onEdit: (page: PageSummary) => void;
  onDelete: (page: PageSummary) => void;
};

type FreeActionsProps = Pick<PageRowProps, 'page' | 'onDelete'> & {
  publish: ReturnType<typeof usePublishPage>;
};

/** What cannot be done with a page that the site itself leads to. */
const FreeActions = ({ page, publish, onDelete }: FreeActionsProps) => {
  const { id, published } = page;
  const toggle = () => {
    if (!publish.isPending) publish.mutate({ id, published: !published });
  };
  return (
    <>
      <PublishAction {...page} busy={publish.isPending} onPress={toggle} />
      <DeleteAction {...page} onPress={() => onDelete(page)} />
    </>
  );
};

const PageRow = ({ page, onEdit, onDelete }: PageRowProps) => {
  const publish = usePublishPage();
  const { title, slug, isBuiltIn } = page;
  return (
    <WritingRow
      {...page}
      marks={isBuiltIn && <Badge tone="neutral">Pagina del sito</Badge>}
      facts={
        <>
          /pages/{slug} · creata il {formatInstantDay(page.createdAt)}
        </>
      }
      failure={
        publish.error && (
          <Notice tone="error">{errorText(publish.error, pageFailures.publish)}</Notice>
        )
      }
      actions={
        <>
          <EditAction title={title} onPress={() => onEdit(page)} />
          <LookAction {...page} href={`/pages/${slug}`} />
          {isBuiltIn ? (
            <p className="px-2 py-1 text-xs text-ink-soft">{BUILT_IN_REASON}</p>
          ) : (
            <FreeActions page={page} publish={publish} onDelete={onDelete} />
          )}
        </>
      }
    />
  );
};

type DeletePageDialogProps = {
  page: PageSummary;
  nextFocusId: string | null;
  onClose: () => void;
};

const entriesInWords = (labels: readonly string[]): string =>
  labels.length === 1
    ? `Nel menu la voce «${labels[0]}» porta qui, e non troverà più niente.`
    : `Nel menu le voci ${labels.map((label) => `«${label}»`).join(', ')} portano qui, e non troveranno più niente.`;

const DeletePageDialog = ({ page, nextFocusId, onClose }: DeletePageDialogProps) => {
  const menu = trpc.menu.listAll.useQuery(undefined, { staleTime: 0 });
  const entries = menuEntriesTo(page.slug, menu.data ?? []);
  return (
    <DeleteDialog
      title="Sei sicuro di voler cancellare questa pagina?"
      confirmLabel="Cancella la pagina"
      id={page.id}
      remove={useDeletePage()}
      failure={pageFailures.delete}
      nextFocusId={nextFocusId}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{page.title}</strong> e il suo testo vanno persi per sempre, e /pages/{page.slug}{' '}
        non porta più da nessuna parte. Immagini e file restano nella libreria.
      </p>
      {entries.length > 0 && (
        <p className="mt-3 font-medium wrap-anywhere">{entriesInWords(entries)}</p>
      )}
    </DeleteDialog>
  );
};

type PagesOverviewProps = {
  found: FoundPages;
  search: PageSearch;
  onSearch: (search: PageSearch) => void;
  onCreate: () => void;
  onEdit: (page: PageSummary) => void;
  onDelete: (page: PageSummary) => void;
};

const NothingYet = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={<FileText />}
    title="Nessuna pagina trovata."
    action={
      <Button variant="secondary" onClick={onCreate}>
        Scrivi la prima pagina
      </Button>
    }
  >
    Una pagina racconta quello che non trova posto nella home: come arrivare, le spiagge vicine, le
    regole della casa.
  </EmptyState>
);

const sortOptions = [
  { value: '', label: 'Più recenti' },
  { value: 'title', label: 'Titolo' },
];

const PagesOverview = (props: PagesOverviewProps) => {
  const { found, search, onSearch, onCreate, onEdit, onDelete } = props;
  const isFiltered = search.q !== undefined || search.state !== undefined;
  /** Another view begins at its first page. */
  const change = (part: Record<string, unknown>) =>
    onSearch(parsePageSearch({ ...search, page: 1, ...part }));
  return (
    <PagedList
      found={found}
      words={['pagina', 'pagine']}
      search={search}
      onSearch={onSearch}
      filters={
        <WritingFilters filters={search} onChange={change} placeholder="Titolo, slug o estratto">
          <SelectField
            label="Ordina per"
            fieldClassName="grow lg:grow-0"
            options={sortOptions}
            value={search.sort ?? ''}
            onChange={(event) => change({ sort: event.target.value })}
          />
        </WritingFilters>
      }
      failure={pageFailures.load}
      nothingYet={!isFiltered && <NothingYet onCreate={onCreate} />}
      nothing={(show) => (
        <NothingFound
          title="Nessuna pagina trovata."
          resetLabel="Mostra tutte"
          onReset={() => show({})}
        />
      )}
    >
      {found.rows.length > 0 && (
        <ul aria-label="Pagine" className="grid gap-3">
          {found.rows.map((page) => (
            <PageRow key={page.id} page={page} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

type PagesScreenProps = {
  userId: number;
  search: PageSearch;
  onSearch: OnWritingSearch<PageSearch>;
};

type Leaving = { page: PageSummary; nextFocusId: string | null };

/** The pages of the site, drafts too, and the window in which they are written. */
export const PagesScreen = (props: PagesScreenProps) => {
  const { search, onSearch } = props;
  const found = usePages(search);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const askToDelete = (page: PageSummary) =>
    setLeaving({ page, nextFocusId: deleteButtonBeside(found.rows, page.id) });
  return (
    <WritingScreen
      {...props}
      title="Pagine"
      purpose="I testi che stanno a sé: come arrivare, le regole della casa, la privacy."
      createLabel="Nuova pagina"
      editor={(window) => <PageEditorDialog {...window} />}
    >
      {(open) => (
        <>
          <PagesOverview
            found={found}
            search={search}
            onSearch={onSearch}
            onCreate={() => open('new')}
            onEdit={({ id }) => open(id)}
            onDelete={askToDelete}
          />
          {leaving && <DeletePageDialog {...leaving} onClose={() => setLeaving(null)} />}
        </>
      )}
    </WritingScreen>
  );
};
