import { Pencil, Trash2 } from 'lucide-react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { MailAddress } from '#client/ui/mail-address.tsx';
import { roleNames } from '#shared/accounts/roles.ts';
import type { ListedUser } from '#shared/accounts/users.schema.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { formatInstantDay } from '#shared/languages/italian-dates.ts';

type UserActionsProps = {
  user: ListedUser;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

const reasonId = (id: number): string => `user-${id}-kept`;

/** Stays focusable, so that keyboard users reach the reason. */
const DisabledDelete = ({ user: { id, name } }: { user: ListedUser }) => (
  <button
    type="button"
    aria-disabled
    aria-label={`Elimina ${name}`}
    aria-describedby={reasonId(id)}
    className={`${buttonClass({ variant: 'quiet', size: 'small' })} min-w-11 px-3!`}
  >
    <Trash2 aria-hidden className="size-4" />
    <span className="max-lg:sr-only">Elimina</span>
  </button>
);

const UserActions = ({ user, onEdit, onDelete }: UserActionsProps) => (
  <div className="-mr-3 flex items-center justify-end md:mr-0 lg:gap-x-1">
    <Button
      variant="quiet"
      size="small"
      aria-label={`Modifica ${user.name}`}
      onClick={() => onEdit(user)}
      className="min-w-11 px-3!"
    >
      <Pencil aria-hidden className="size-4" />
      <span className="max-lg:sr-only">Modifica</span>
    </Button>
    {user.role === 'ADMIN' ? (
      <DisabledDelete user={user} />
    ) : (
      <Button
        variant="quiet"
        size="small"
        aria-label={`Elimina ${user.name}`}
        onClick={() => onDelete(user)}
        className="min-w-11 px-3!"
      >
        <Trash2 aria-hidden className="size-4" />
        <span className="max-lg:sr-only">Elimina</span>
      </Button>
    )}
  </div>
);

const formatSince = ({ createdAt }: ListedUser): string => `dal ${formatInstantDay(createdAt)}`;

const Person = ({ user, isSelf }: { user: ListedUser; isSelf: boolean }) => (
  <div className="flex items-center gap-x-3 md:min-w-40">
    <AvatarImage name={user.name} avatar={user.avatar} className="size-10 max-sm:hidden" />
    <div className="min-w-0">
      <p className="font-semibold wrap-break-word">
        {user.name}
        {isSelf && <span className="font-normal text-ink-soft"> (tu)</span>}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        <MailAddress address={user.email} />
      </p>
      <p className="text-xs text-ink-soft lg:hidden">
        {roleNames[user.role]} · <span className="whitespace-nowrap">{formatSince(user)}</span>
      </p>
      {user.role === 'ADMIN' && (
        <p id={reasonId(user.id)} className="text-xs text-ink-soft max-md:sr-only">
          {errorCodes.ADMIN_NOT_DELETABLE.message}
        </p>
      )}
      {!user.emailConfirmed && <Badge tone="waiting">da confermare</Badge>}
    </div>
  </div>
);

const RoleSince = ({ user }: { user: ListedUser }) => (
  <>
    {roleNames[user.role]}
    <span className="block text-sm whitespace-nowrap text-ink-soft">{formatSince(user)}</span>
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
    { id: 'role', header: 'Ruolo', needsRoom: true, cell: (user) => <RoleSince user={user} /> },
    {
      id: 'actions',
      header: 'Azioni',
      align: 'end',
      endsLine: true,
      cell: (user) => <UserActions user={user} {...actions} />,
    },
  ];
  return (
    <div className="md:rounded-card md:border md:border-sand-200 md:bg-white">
      <DataTable caption="Utenti" columns={columns} rows={users} rowKey={({ id }) => id} inLines />
    </div>
  );
};
