import { FileText } from 'lucide-react';
import { WritingFilters } from '#client/features/writing/writing-filters.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { PageSummary } from '#shared/pages.schema.ts';
import { PageRow } from './page-row.tsx';
import { type PageSearch, parsePageSearch } from './page-search.ts';
import { pageFailures } from './page-words.ts';
import type { FoundPages } from './use-pages.ts';

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

export const PagesOverview = (props: PagesOverviewProps) => {
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
