import type { User } from '#shared/accounts.schema.ts';
import type { ListedUser } from '#shared/users.schema.ts';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { useUserWrites } from './user-writes.ts';

/** What is being done, and to whom as the list showed it then. */
export type UserStep = { kind: 'create' } | { kind: 'edit' | 'delete'; user: ListedUser };

type UserDialogsProps = {
  self: User;
  step: UserStep | null;
  onClose: () => void;
};

export const UserDialogs = ({ self, step, onClose }: UserDialogsProps) => {
  const writes = useUserWrites(self);
  return (
    <>
      {step?.kind === 'create' && <CreateUserDialog writes={writes} onClose={onClose} />}
      {step?.kind === 'edit' && (
        <EditUserDialog
          listed={step.user}
          isSelf={step.user.id === self.id}
          writes={writes}
          onClose={onClose}
        />
      )}
      {step?.kind === 'delete' && (
        <DeleteUserDialog user={step.user} writes={writes} onClose={onClose} />
      )}
    </>
  );
};
