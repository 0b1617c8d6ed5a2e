import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { parseReviewSearch, type ReviewSearch, type ReviewState } from './review-search.ts';

const stateOptions: { value: ReviewState | ''; label: string }[] = [
  { value: '', label: 'Tutte' },
  { value: 'pending', label: 'Da approvare' },
  { value: 'approved', label: 'Approvate' },
];

type ReviewFiltersProps = { search: ReviewSearch; onChange: (search: ReviewSearch) => void };

/** Another view begins at its first page. */
export const ReviewFilters = ({ search, onChange }: ReviewFiltersProps) => {
  const change = (part: Record<string, unknown>) =>
    onChange(parseReviewSearch({ ...search, page: 1, ...part }));
  return (
    <search className="flex flex-wrap gap-x-4 gap-y-3">
      <SearchBox
        value={search.q ?? ''}
        placeholder="Autore o testo"
        className="basis-full lg:grow lg:basis-0"
        onSearch={(q) => change({ q })}
      />
      <SelectField
        label="Stato"
        fieldClassName="grow lg:grow-0"
        options={stateOptions}
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
    </search>
  );
};
