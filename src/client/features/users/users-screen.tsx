import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect, type ListAddress, type ListScreen } from '#client/ui/list-screen.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { roleNames, roles } from '#shared/accounts/roles.ts';
import type { ListedUser, UserSort } from '#shared/accounts/users.schema.ts';
import { SecuritySection } from './security-section.tsx';
import { useUsers } from './use-users.ts';
import { UserDialogs, type UserStep } from './user-dialogs.tsx';
import { type UserSearch, userSorts } from './user-search.ts';
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

const UserFilters = ({ list }: { list: ListScreen<UserSearch> }) => (
  <search className="grid grid-cols-[5fr_4fr] gap-x-4 gap-y-3 lg:grid-cols-[2fr_1fr_1fr]">
    <SearchBox
      label="Cerca un utente"
      value={list.search.q ?? ''}
      placeholder="Nome o email"
      className="col-span-2 lg:col-span-1"
      onSearch={(q) => list.change({ q })}
    />
    <FilterSelect list={list} name="role" label="Ruolo" options={roleOptions} />
    <FilterSelect list={list} name="sort" usual="name" label="Ordina per" options={sortOptions} />
  </search>
);

type UsersOverviewProps = ReturnType<typeof useUsers> & {
  selfId: number;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

const UsersOverview = ({ list, users, ...table }: UsersOverviewProps) => (
  <PaginatedList
    list={list}
    noun={['utente', 'utenti']}
    filters={<UserFilters list={list} />}
    failure="Errore nel caricamento degli utenti"
    noResults={(show) => (
      <NoResults
        title="Nessun utente corrisponde"
        resetLabel="Mostra tutti"
        onReset={() => show({})}
      >
        Prova con un altro nome, indirizzo o ruolo.
      </NoResults>
    )}
  >
    {users.length > 0 && <UserTable users={users} {...table} />}
  </PaginatedList>
);

type UsersScreenProps = ListAddress<UserSearch> & { self: User };

const header = { title: 'Persone', purpose: 'Chi può entrare nel sito, e che cosa può fare.' };

const AdminScreen = ({ self, ...address }: UsersScreenProps) => {
  const [step, setStep] = useState<UserStep | null>(null);
  const found = useUsers(address);
  // The user lost the admin role while the screen was open.
  if (apiErrorOf(found.list.query.error)?.code === 'FORBIDDEN') return <EditorScreen />;
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
        {...found}
        selfId={self.id}
        onEdit={(user) => setStep({ kind: 'edit', user })}
        onDelete={(user) => setStep({ kind: 'delete', user })}
      />
      <SecuritySection />
      <UserDialogs self={self} step={step} onStep={setStep} />
    </>
  );
};

const EditorScreen = () => (
  <>
    <AdminPageHeader {...header} />
    <AdminsOnly title="Le persone le gestiscono gli amministratori">
      chi può entrare, e con quale ruolo, lo decide un amministratore. Per aggiungere o cambiare un
      utente chiedilo a lui.
    </AdminsOnly>
  </>
);

export const UsersScreen = (props: UsersScreenProps) =>
  props.self.role === 'ADMIN' ? <AdminScreen {...props} /> : <EditorScreen />;
