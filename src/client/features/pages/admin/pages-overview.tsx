import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { WritingFilters } from '#client/features/writing/writing-filters.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { rangeInWords } from '#client/ui/range-in-words.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import type { PageSummary } from '#shared/pages.schema.ts';
import { listedPages } from './page-list.ts';
import { PageRow } from './page-row.tsx';
import { type PageSearch, parsePageSearch } from './page-search.ts';

type PagesOverviewProps = {
  pages: readonly PageSummary[];
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
  const { pages, search, onSearch, onCreate, onEdit, onDelete } = props;
  const countRef = useRef<HTMLParagraphElement>(null);
  if (pages.length === 0) return <NothingYet onCreate={onCreate} />;
  const found = listedPages(pages, search);
  const change = (part: Record<string, unknown>) =>
    onSearch(parsePageSearch({ ...search, ...part }));
  const showAll = () => {
    onSearch({});
    countRef.current?.focus();
  };
  const total = found.length;
  return (
    <>
      <WritingFilters filters={search} onChange={change} placeholder="Titolo, slug o estratto">
        <SelectField
          label="Ordina per"
          fieldClassName="grow lg:grow-0"
          options={sortOptions}
          value={search.sort ?? ''}
          onChange={(event) => change({ sort: event.target.value })}
        />
      </WritingFilters>
      <p
        ref={countRef}
        tabIndex={-1}
        role="status"
        className="mt-4 mb-3 text-sm text-ink-soft outline-none"
      >
        {rangeInWords({ page: 1, total, size: total, words: ['pagina', 'pagine'] })}
      </p>
      {total === 0 && (
        <NothingFound title="Nessuna pagina trovata." resetLabel="Mostra tutte" onReset={showAll} />
      )}
      {total > 0 && (
        <ul aria-label="Pagine" className="grid gap-3">
          {found.map((page) => (
            <PageRow key={page.id} page={page} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </>
  );
};
