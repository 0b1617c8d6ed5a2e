import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import type { User } from '#shared/accounts.schema.ts';
import { useUsers } from './use-users.ts';
import { UserDialogs, type UserStep } from './user-dialogs.tsx';
import type { UserSearch } from './user-search.ts';
import { UsersClosed } from './users-closed.tsx';
import { UsersOverview } from './users-overview.tsx';

type UsersScreenProps = {
  self: User;
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
};

const header = { title: 'Utenti', purpose: 'Chi può entrare nel sito, e che cosa può fare.' };

const OpenScreen = ({ self, search, onSearch }: UsersScreenProps) => {
  const [step, setStep] = useState<UserStep | null>(null);
  const found = useUsers(search);
  // The role was taken away while the screen was open.
  if (apiErrorOf(found.query.error)?.code === 'FORBIDDEN') return <ClosedScreen />;
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
      <UserDialogs self={self} step={step} onClose={() => setStep(null)} />
    </>
  );
};

const ClosedScreen = () => (
  <>
    <AdminPageHeader {...header} />
    <UsersClosed />
  </>
);

/** Who may enter; for administrators alone. */
export const UsersScreen = (props: UsersScreenProps) =>
  props.self.role === 'ADMIN' ? <OpenScreen {...props} /> : <ClosedScreen />;
