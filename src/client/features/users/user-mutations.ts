import { useRouter } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';

/** Shown if the server sent no message. */
export const userFailures = {
  create: "Errore nella creazione dell'utente",
  update: "Errore nell'aggiornamento dell'utente",
  delete: "Errore nella cancellazione dell'utente",
  invite: 'L’invito non è partito.',
  resetPasskeys: 'Le passkey non sono state tolte.',
} as const;

/** After changing their own user: refetches the session's user and re-runs the route guards. */
const useFollowOwnChange = () => {
  const utils = trpc.useUtils();
  const router = useRouter();
  return async (role: User['role']): Promise<void> => {
    await utils.accounts.me.invalidate();
    // Before the guards run, since only administrators may see this screen.
    if (role === 'EDITOR') await router.navigate({ to: '/admin' });
    await router.invalidate();
  };
};

/** Mutations stay pending until the list is refetched, so that the screen never shows outdated data. */
export const useUserMutations = (self: User) => {
  const utils = trpc.useUtils();
  const followOwnChange = useFollowOwnChange();
  const refetchList = () =>
    Promise.all([utils.users.page.invalidate(), utils.users.get.invalidate()]);
  return {
    create: trpc.users.create.useMutation({
      onSuccess: ({ name }) => toastSuccess(`Utente creato: ${name}.`),
      onSettled: refetchList,
    }),
    update: trpc.users.update.useMutation({
      onSuccess: async ({ id, name, role }) => {
        toastSuccess(`Utente aggiornato: ${name}.`);
        if (id === self.id) await followOwnChange(role);
        // Without the admin role the list cannot be refetched.
        if (id !== self.id || role === 'ADMIN') await refetchList();
      },
      onError: refetchList,
    }),
    resetPasskeys: trpc.passkeys.reset.useMutation({
      onSuccess: ({ message }) => toastSuccess(message),
      onSettled: () => utils.passkeys.ofUser.invalidate(),
    }),
    invite: trpc.users.invite.useMutation({
      onSuccess: ({ message }) => toastSuccess(message),
    }),
    remove: trpc.users.delete.useMutation({
      onSuccess: ({ message }) => toastSuccess(message),
      onSettled: refetchList,
    }),
  };
};

export type UserMutations = ReturnType<typeof useUserMutations>;
