import { SEARCHED } from '#client/features/media/media-words.ts';
import { SearchBox } from '#client/ui/search-box.tsx';
import { KindChoice } from './kind-choice.tsx';
import { type MediaSearch, parseMediaSearch } from './media-search.ts';

type MediaFiltersProps = { search: MediaSearch; onChange: (search: MediaSearch) => void };

/** Another view begins at its first page. */
export const MediaFilters = ({ search, onChange }: MediaFiltersProps) => {
  const change = (part: MediaSearch) => onChange(parseMediaSearch({ ...search, page: 1, ...part }));
  return (
    <search className="grid gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <SearchBox placeholder={SEARCHED} value={search.q ?? ''} onSearch={(q) => change({ q })} />
      <KindChoice chosen={search.kind} onChoose={(kind) => change({ kind })} />
    </search>
  );
};
