import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { ListedUser } from '#shared/accounts/users.schema.ts';
import { type UserMutations, userFailures } from './user-mutations.ts';

// A user's passkeys and invitation, below the form.

/** Nothing while the user has no passkey. */
export const PasskeysNote = ({ user, onReset }: { user: ListedUser; onReset: () => void }) => {
  const { data: passkeys = [] } = trpc.passkeys.ofUser.useQuery({ id: user.id });
  if (passkeys.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-sand-200 pt-4">
      {passkeys.length === 1 ? 'Entra con una passkey.' : `Entra con ${passkeys.length} passkey.`}
      <Button variant="secondary" size="small" onClick={onReset}>
        Rimuovi le passkey
      </Button>
    </p>
  );
};

type InviteNoteProps = { user: ListedUser; invite: UserMutations['invite'] };

/** Offers a new link: mails get lost, and a restore invalidates earlier links. */
export const InviteNote = ({ user, invite }: InviteNoteProps) => (
  <div className="grid gap-2 border-t border-sand-200 pt-4">
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      Non riesce a entrare, o il link dell’invito non vale più?
      <Button
        variant="secondary"
        size="small"
        busy={invite.isPending}
        onClick={() => {
          if (!invite.isPending) invite.mutate({ id: user.id });
        }}
      >
        Manda un nuovo invito
      </Button>
    </p>
    {invite.isError && <Notice tone="error">{errorText(invite.error, userFailures.invite)}</Notice>}
  </div>
);
