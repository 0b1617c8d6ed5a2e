import { trpc } from '#client/trpc.ts';
import { keepAnswer } from '#client/ui/keep-answer.ts';

/** Read where the server gave no text of its own (specification, section 8). */
export const PROFILE_FAILURE = "Errore nell'aggiornamento del Profilo";

/** Saves a part of the own profile; whoever shows the user sees the new data at once. */
export const useSaveProfile = () => {
  const utils = trpc.useUtils();
  return trpc.accounts.updateProfile.useMutation(
    keepAnswer(utils.accounts.me, 'Profilo aggiornato con successo'),
  );
};

export type SaveProfile = ReturnType<typeof useSaveProfile>;
