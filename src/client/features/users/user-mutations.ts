import { useRouter } from '@tanstack/react-router';
import { refreshMe } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { removal, serverMessage } from '#client/ui/mutation-cache.ts';
import type { User } from '#shared/accounts/accounts.schema.ts';

/** Shown if the server sent no message. */
export const userFailures = {
  create: "Errore nella creazione dell'utente",
  update: 'Errore nell’aggiornamento dell’utente',
  delete: 'Errore nella cancellazione dell’utente',
  invite: 'L’invito non è partito.',
  resetPasskeys: 'Le passkey non sono state rimosse.',
} as const;

/** After changing their own user: refetches the session's user and re-runs the route guards. */
const useFollowOwnChange = () => {
  const router = useRouter();
  return async (role: User['role']): Promise<void> => {
    await refreshMe();
    // Before the guards run, since only administrators may see this screen.
    if (role === 'EDITOR') await router.navigate({ to: '/admin' });
    await router.invalidate();
  };
};

export const useUserMutations = (self: User) => {
  const followOwnChange = useFollowOwnChange();
  return {
    create: trpc.users.create.useMutation({
      meta: { success: ({ name }: User) => `Utente creato: ${name}.` },
    }),
    update: trpc.users.update.useMutation({
      meta: { success: ({ name }: User) => `Utente aggiornato: ${name}.` },
      onSuccess: async ({ id, role }) => {
        if (id === self.id) await followOwnChange(role);
      },
    }),
    resetPasskeys: trpc.passkeys.reset.useMutation({ meta: { success: serverMessage } }),
    invite: trpc.users.invite.useMutation({ meta: { success: serverMessage } }),
    remove: trpc.users.delete.useMutation({ meta: removal }),
  };
};

export type UserMutations = ReturnType<typeof useUserMutations>;
