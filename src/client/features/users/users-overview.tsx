import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import type { ListedUser } from '#shared/users.schema.ts';
import { UserFilters } from './user-filters.tsx';
import { listUsers, pageOfUsers } from './user-list.ts';
import type { UserSearch } from './user-search.ts';
import { UserTable } from './user-table.tsx';

type UsersOverviewProps = {
  users: readonly ListedUser[];
  search: UserSearch;
  selfId: number;
  onSearch: (search: UserSearch) => void;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

const inWords = (count: number): string => (count === 1 ? '1 utente' : `${count} utenti`);

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title="Nessun utente corrisponde"
    action={
      <Button variant="secondary" onClick={onReset}>
        Mostra tutti
      </Button>
    }
  >
    Con un altro nome, indirizzo o ruolo si trova forse chi si cerca.
  </EmptyState>
);

export const UsersOverview = ({ users, search, onSearch, ...table }: UsersOverviewProps) => {
  const countRef = useRef<HTMLParagraphElement>(null);
  const found = listUsers(users, search);
  const { page, pages, start, users: shown } = pageOfUsers(found, search.page);
  const part = pages > 1 ? ` · da ${start + 1} a ${start + shown.length}` : '';
  const turnTo = (wanted: number) => {
    onSearch({ ...search, page: wanted });
    // A new page is read from its top.
    countRef.current?.focus();
  };
  const showAll = () => {
    onSearch({});
    countRef.current?.focus();
  };
  return (
    <>
      <UserFilters search={search} onChange={onSearch} />
      <p
        ref={countRef}
        tabIndex={-1}
        role="status"
        className="mt-4 mb-3 scroll-mt-20 text-sm text-ink-soft outline-none"
      >
        {inWords(found.length)}
        {part}
      </p>
      {shown.length > 0 ? (
        <UserTable users={shown} {...table} />
      ) : (
        <NothingFound onReset={showAll} />
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pagination page={page} pages={pages} onPage={turnTo} />
        </div>
      )}
    </>
  );
};
