import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { roleNames, roles } from '#shared/roles.ts';
import type { UserSort } from '#shared/users.schema.ts';
import { parseUserSearch, type UserSearch, userSorts } from './user-search.ts';

const roleOptions = [
  { value: '', label: 'Tutti' },
  ...roles.map((value) => ({ value, label: roleNames[value] })),
];

const sortNames: Record<UserSort, string> = {
  name: 'Nome',
  created: 'Più recenti',
  role: 'Ruolo',
};

const sortOptions = userSorts.map((value) => ({ value, label: sortNames[value] }));

type UserFiltersProps = { search: UserSearch; onChange: (search: UserSearch) => void };

/** Another view begins at its first page. */
export const UserFilters = ({ search, onChange }: UserFiltersProps) => {
  const change = (part: Record<string, unknown>) =>
    onChange(parseUserSearch({ ...search, page: 1, ...part }));
  return (
    <search className="grid grid-cols-[5fr_4fr] gap-x-4 gap-y-3 lg:grid-cols-[2fr_1fr_1fr]">
      <SearchBox
        label="Cerca un utente"
        value={search.q ?? ''}
        placeholder="Nome o email"
        className="col-span-2 lg:col-span-1"
        onSearch={(q) => change({ q })}
      />
      <SelectField
        label="Ruolo"
        options={roleOptions}
        value={search.role ?? ''}
        onChange={(event) => change({ role: event.target.value })}
      />
      <SelectField
        label="Ordina per"
        options={sortOptions}
        value={search.sort ?? 'name'}
        onChange={(event) => change({ sort: event.target.value })}
      />
    </search>
  );
};
