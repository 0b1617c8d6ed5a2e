import type { ReactNode } from 'react';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { PublishedState } from './entry-search.ts';

const stateOptions: { value: PublishedState | ''; label: string }[] = [
  { value: '', label: 'Tutti' },
  { value: 'published', label: 'Pubblicati' },
  { value: 'draft', label: 'Bozze' },
];

type Filters = { q?: string | undefined; state?: PublishedState | undefined };

type WritingFiltersProps = {
  filters: Filters;
  onChange: (part: Record<keyof Filters, unknown>) => void;
  placeholder: string;
  /** More choices after these. */
  children?: ReactNode;
};

export const WritingFilters = (props: WritingFiltersProps) => {
  const { filters, onChange, placeholder, children } = props;
  const { q, state } = filters;
  return (
    <search className="flex flex-wrap gap-x-4 gap-y-3">
      <SearchBox
        value={q ?? ''}
        placeholder={placeholder}
        className="basis-full lg:grow lg:basis-0"
        onSearch={(typed) => onChange({ q: typed, state })}
      />
      <SelectField
        label="Stato"
        fieldClassName="grow lg:grow-0"
        options={stateOptions}
        value={state ?? ''}
        onChange={(event) => onChange({ q, state: event.target.value })}
      />
      {children}
    </search>
  );
};
