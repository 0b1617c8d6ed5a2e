import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { roleNames, roles } from '#shared/accounts/roles.ts';
import type { ListedUser, UserSort } from '#shared/accounts/users.schema.ts';
import { PasskeyPolicySection } from './passkey-policy-section.tsx';
import { type Users, useUsers } from './use-users.ts';
import { UserDialogs, type UserStep } from './user-dialogs.tsx';
import { parseUserSearch, type UserSearch, userSorts } from './user-search.ts';
import { UserTable } from './user-table.tsx';

const roleOptions = [
  { value: '', label: 'Tutti' },
  ...roles.map((value) => ({ value, label: roleNames[value] })),
];

const sortLabels: Record<UserSort, string> = {
  name: 'Nome',
  created: 'Più recenti',
  role: 'Ruolo',
};

const sortOptions = userSorts.map((value) => ({ value, label: sortLabels[value] }));

type UserFiltersProps = { search: UserSearch; onChange: (search: UserSearch) => void };

const UserFilters = ({ search, onChange }: UserFiltersProps) => {
  /** Other filters begin at the first page. */
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

type UsersOverviewProps = {
  found: Users;
  search: UserSearch;
  selfId: number;
  onSearch: (search: UserSearch) => void;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

const UsersOverview = ({ found, search, onSearch, ...table }: UsersOverviewProps) => (
  <PaginatedList
    found={found}
    noun={['utente', 'utenti']}
    search={search}
    onSearch={onSearch}
    filters={<UserFilters search={search} onChange={onSearch} />}
    failure="Errore nel caricamento degli utenti"
    noResults={(show) => (
      <NoResults
        title="Nessun utente corrisponde"
        resetLabel="Mostra tutti"
        onReset={() => show({})}
      >
        Con un altro nome, indirizzo o ruolo si trova forse chi si cerca.
      </NoResults>
    )}
  >
    {found.users.length > 0 && <UserTable users={found.users} {...table} />}
  </PaginatedList>
);

type UsersScreenProps = {
  self: User;
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
};

const header = { title: 'Utenti', purpose: 'Chi può entrare nel sito, e che cosa può fare.' };

const AdminScreen = ({ self, search, onSearch }: UsersScreenProps) => {
  const [step, setStep] = useState<UserStep | null>(null);
  const found = useUsers(search);
  // The user lost the admin role while the screen was open.
  if (apiErrorOf(found.query.error)?.code === 'FORBIDDEN') return <EditorScreen />;
  return (
    <>
      <AdminPageHeader
        {...header}
        action={
          <Button onClick={() => setStep({ kind: 'create' })}>
            <UserPlus aria-hidden className="size-4" />
            Nuovo utente
          </Button>
        }
      />
      <UsersOverview
        found={found}
        search={search}
        selfId={self.id}
        onSearch={onSearch}
        onEdit={(user) => setStep({ kind: 'edit', user })}
        onDelete={(user) => setStep({ kind: 'delete', user })}
      />
      <PasskeyPolicySection />
      <UserDialogs self={self} step={step} onStep={setStep} />
    </>
  );
};

const EditorScreen = () => (
  <>
    <AdminPageHeader {...header} />
    <AdminsOnly title="Gli utenti li gestiscono gli amministratori">
      chi può entrare, e con quale ruolo, lo decide un amministratore. Per aggiungere o cambiare un
      utente basta chiederlo a lui.
    </AdminsOnly>
  </>
);

export const UsersScreen = (props: UsersScreenProps) =>
  props.self.role === 'ADMIN' ? <AdminScreen {...props} /> : <EditorScreen />;
