import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { formatInstantDay } from '#shared/italian-dates.ts';
import { roleNames } from '#shared/roles.ts';
import type { ListedUser } from '#shared/users.schema.ts';
import { UserActions, type UserActionsProps } from './user-actions.tsx';

const Person = ({ user, isSelf }: { user: ListedUser; isSelf: boolean }) => (
  <div className="flex flex-col gap-x-3 gap-y-2 md:min-w-40 md:flex-row md:items-center">
    <AvatarImage name={user.name} avatar={user.avatar} className="size-10" />
    <div className="min-w-0">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {user.name}
        {isSelf && <span className="font-normal text-ink-soft"> (tu)</span>}
      </p>
      <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{user.email}</p>
      {!user.emailConfirmed && <Badge tone="waiting">da confermare</Badge>}
    </div>
  </div>
);

const RoleSince = ({ user }: { user: ListedUser }) => (
  <>
    {roleNames[user.role]}
    <span className="block text-sm whitespace-nowrap text-ink-soft">
      dal {formatInstantDay(user.createdAt)}
    </span>
  </>
);

type UserTableProps = {
  users: readonly ListedUser[];
  selfId: number;
} & Omit<UserActionsProps, 'user'>;

export const UserTable = ({ users, selfId, ...actions }: UserTableProps) => {
  const columns: Column<ListedUser>[] = [
    {
      id: 'person',
      header: 'Utente',
      cell: (user) => <Person user={user} isSelf={user.id === selfId} />,
    },
    { id: 'role', header: 'Ruolo', cell: (user) => <RoleSince user={user} /> },
    {
      id: 'actions',
      header: 'Azioni',
      align: 'end',
      cell: (user) => <UserActions user={user} {...actions} />,
    },
  ];
  return (
    <div className="md:rounded-card md:border md:border-sand-200 md:bg-white">
      <DataTable caption="Utenti" columns={columns} rows={users} rowKey={({ id }) => id} />
    </div>
  );
};
