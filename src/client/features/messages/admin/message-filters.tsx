import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { type MessageSearch, parseMessageSearch } from './message-search.ts';

const filterOptions: { value: NonNullable<MessageSearch['filter']> | ''; label: string }[] = [
  { value: '', label: 'Tutti' },
  { value: 'new', label: 'Da leggere' },
  { value: 'suspect', label: 'Indesiderati' },
];

type MessageFiltersProps = { search: MessageSearch; onChange: (search: MessageSearch) => void };

/** Another view begins at its first page. */
export const MessageFilters = ({ search, onChange }: MessageFiltersProps) => {
  const change = (part: Record<string, unknown>) =>
    onChange(parseMessageSearch({ ...search, page: 1, ...part }));
  return (
    <search className="flex flex-wrap gap-x-4 gap-y-3">
      <SearchBox
        value={search.q ?? ''}
        placeholder="Nome, email o testo"
        className="basis-full lg:grow lg:basis-0"
        onSearch={(q) => change({ q })}
      />
      <SelectField
        label="Mostra"
        fieldClassName="grow lg:grow-0"
        options={filterOptions}
        value={search.filter ?? ''}
        onChange={(event) => change({ filter: event.target.value })}
      />
    </search>
  );
};
