import { FileText } from 'lucide-react';
import { LinkUses } from '#client/features/links/admin/link-uses.tsx';
import { MenuOffer } from '#client/features/menu/admin/menu-offer.tsx';
import { trpc } from '#client/trpc.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { listQuery } from '#client/ui/list-screen.tsx';
import type { CmsPageSummary } from '#shared/cms/cms-pages.schema.ts';
import { formatInstantDay } from '#shared/languages/italian-dates.ts';
import {
  type DeleteEntryProps,
  EntriesScreen,
  type EntriesScreenProps,
  entriesInput,
} from './entries-screen.tsx';
import { EntryRow, type EntryRowProps } from './entry-row.tsx';
import { type PageSearch, parsePageSearch } from './entry-search.ts';
import { BUILT_IN_REASON, pageKind, useDeletePage, usePublishPage } from './page.form.ts';
import { PageDialog } from './page-dialog.tsx';

const PageRow = (props: EntryRowProps<CmsPageSummary>) => {
  const { slug, createdAt, isBuiltIn } = props.entry;
  return (
    <EntryRow
      {...props}
      badge={isBuiltIn && <Badge tone="neutral">Pagina del sito</Badge>}
      facts={`/pages/${slug} · creata il ${formatInstantDay(createdAt)}`}
      path={`/pages/${slug}`}
      publish={usePublishPage()}
      publishFailed={pageKind.messages.publishFailed}
      actions={<MenuOffer page={props.entry} />}
      lockedReason={isBuiltIn ? BUILT_IN_REASON : undefined}
    />
  );
};

const DeletePageDialog = ({ entry, ...dialog }: DeleteEntryProps<CmsPageSummary>) => {
  return (
    <DeleteDialog
      {...dialog}
      title="Sei sicuro di voler cancellare questa pagina?"
      confirmLabel="Cancella la pagina"
      id={entry.id}
      remove={useDeletePage()}
      failure={pageKind.messages.deleteFailed}
    >
      <p className="wrap-anywhere">
        <strong>{entry.title}</strong> e il suo testo vanno persi per sempre, e /pages/{entry.slug}{' '}
        non porta più da nessuna parte. Foto e file restano in Tutte le foto.
      </p>
      <LinkUses address={`/pages/${entry.slug}`}>
        Qui un link ci porta, e non troverà più niente:
      </LinkUses>
    </DeleteDialog>
  );
};

const labels = {
  title: 'Pagine',
  purpose: 'I testi che stanno a sé: come arrivare, le regole della casa, la privacy.',
  create: 'Nuova pagina',
  nouns: ['pagina', 'pagine'],
  list: 'Pagine',
  searchPlaceholder: 'Titolo, indirizzo o estratto',
  listFailed: pageKind.messages.listFailed,
  nothingFound: 'Nessuna pagina trovata.',
  showAll: 'Mostra tutte',
  empty: {
    icon: FileText,
    title: 'Nessuna pagina trovata.',
    create: 'Scrivi la prima pagina',
    text: 'Una pagina racconta quello che non trova posto nella home: come arrivare, le spiagge vicine, le regole della casa.',
  },
} as const;

const sortOptions = [
  { value: '', label: 'Più recenti' },
  { value: 'title', label: 'Titolo' },
];

export const PagesScreen = (props: EntriesScreenProps<PageSearch>) => {
  const { sort } = props.search;
  const query = trpc.pages.page.useQuery(
    { ...entriesInput(props.search), ...(sort && { sort }) },
    listQuery,
  );
  return (
    <EntriesScreen
      {...props}
      labels={labels}
      query={query}
      entries={query.data?.pages ?? []}
      parseSearch={parsePageSearch}
      selects={[{ name: 'sort', label: 'Ordina per', options: sortOptions }]}
      row={(row) => <PageRow {...row} />}
      deleteDialog={(dialog) => <DeletePageDialog {...dialog} />}
      dialog={(window) => <PageDialog {...window} />}
    />
  );
};
