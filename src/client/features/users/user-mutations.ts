import { useRouter } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { User } from '#shared/accounts.schema.ts';

/** Read where the server gave no text of its own. */
export const userFailures = {
  create: "Errore nella creazione dell'utente",
  update: "Errore nell'aggiornamento dell'utente",
  delete: "Errore nella cancellazione dell'utente",
} as const;

/** After a change of the own user: whoever shows it shows the new data, and the guards ask again. */
const useOwnChange = () => {
  const utils = trpc.useUtils();
  const router = useRouter();
  return async (role: User['role']): Promise<void> => {
    await utils.accounts.me.invalidate();
    // Before the guards ask: this screen and its list are an administrator's.
    if (role === 'EDITOR') await router.navigate({ to: '/admin' });
    await router.invalidate();
  };
};

/**
 * What an administrator may do to users. A write lasts until the list is there anew, so that the
 * screen never shows for a moment what is no longer true.
 */
export const useUserWrites = (self: User) => {
  const utils = trpc.useUtils();
  const followOwnChange = useOwnChange();
  const renewList = () =>
    Promise.all([utils.users.page.invalidate(), utils.users.get.invalidate()]);
  return {
    create: trpc.users.create.useMutation({
      onSuccess: ({ name }) => toastSuccess(`Utente creato: ${name}.`),
      onSettled: renewList,
    }),
    update: trpc.users.update.useMutation({
      onSuccess: async ({ id, name, role }) => {
        toastSuccess(`Utente aggiornato: ${name}.`);
        if (id === self.id) await followOwnChange(role);
        // Who is no administrator any more cannot read the list.
        if (id !== self.id || role === 'ADMIN') await renewList();
      },
      onError: renewList,
    }),
    remove: trpc.users.delete.useMutation({
      onSuccess: ({ message }) => toastSuccess(message),
      onSettled: renewList,
    }),
  };
};

export type UserWrites = ReturnType<typeof useUserWrites>;
