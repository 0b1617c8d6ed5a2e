import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { errorMessages } from '#shared/error-codes.ts';
import type { ListedUser } from '#shared/users.schema.ts';

export type UserActionsProps = {
  user: ListedUser;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

/** Takes the focus like any button, so that its reason is met; pressing it does nothing. */
const ClosedDelete = ({ name }: { name: string }) => {
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        aria-disabled
        aria-label={`Elimina ${name}`}
        aria-describedby={reasonId}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} px-3!`}
      >
        <Trash2 aria-hidden className="size-4" />
        Elimina
      </button>
      <p id={reasonId} className="basis-full px-3 text-xs text-ink-soft">
        {errorMessages.ADMIN_NOT_DELETABLE}
      </p>
    </>
  );
};

export const UserActions = ({ user, onEdit, onDelete }: UserActionsProps) => (
  <div className="-mx-3 flex flex-wrap items-center gap-x-1 md:mx-0 md:justify-end">
    <Button
      variant="quiet"
      size="small"
      aria-label={`Modifica ${user.name}`}
      onClick={() => onEdit(user)}
      className="px-3!"
    >
      <Pencil aria-hidden className="size-4" />
      Modifica
    </Button>
    {user.role === 'ADMIN' ? (
      <ClosedDelete name={user.name} />
    ) : (
      <Button
        variant="quiet"
        size="small"
        aria-label={`Elimina ${user.name}`}
        onClick={() => onDelete(user)}
        className="px-3!"
      >
        <Trash2 aria-hidden className="size-4" />
        Elimina
      </Button>
    )}
  </div>
);
