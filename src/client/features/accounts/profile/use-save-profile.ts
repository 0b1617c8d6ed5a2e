import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Read where the server gave no text of its own (specification, section 8). */
export const PROFILE_FAILURE = "Errore nell'aggiornamento del Profilo";

/** Saves a part of the own profile; whoever shows the user sees the new data at once. */
export const useSaveProfile = () => {
  const utils = trpc.useUtils();
  return trpc.accounts.updateProfile.useMutation({
    onSuccess: async (answer) => {
      // An answer that is still on its way may be older than what was saved.
      await utils.accounts.me.cancel();
      utils.accounts.me.setData(undefined, answer);
      toastSuccess('Profilo aggiornato con successo');
    },
    // What failed may have been changed in another window.
    onError: () => utils.accounts.me.invalidate(),
  });
};

export type SaveProfile = ReturnType<typeof useSaveProfile>;
