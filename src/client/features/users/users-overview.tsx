import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import type { ListedUser } from '#shared/users.schema.ts';
import type { Users } from './use-users.ts';
import { UserFilters } from './user-filters.tsx';
import type { UserSearch } from './user-search.ts';
import { UserTable } from './user-table.tsx';

type UsersOverviewProps = {
  found: Users;
  search: UserSearch;
  selfId: number;
  onSearch: (search: UserSearch) => void;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

export const UsersOverview = ({ found, search, onSearch, ...table }: UsersOverviewProps) => (
  <PagedList
    found={found}
    words={['utente', 'utenti']}
    search={search}
    onSearch={onSearch}
    filters={<UserFilters search={search} onChange={onSearch} />}
    failure="Errore nel caricamento degli utenti"
    nothing={(show) => (
      <NothingFound
        title="Nessun utente corrisponde"
        resetLabel="Mostra tutti"
        onReset={() => show({})}
      >
        Con un altro nome, indirizzo o ruolo si trova forse chi si cerca.
      </NothingFound>
    )}
  >
    {found.users.length > 0 && <UserTable users={found.users} {...table} />}
  </PagedList>
);
