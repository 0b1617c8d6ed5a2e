import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Read where the server gave no text of its own. */
export const mediaFailures = {
  update: 'Errore nel salvataggio del file',
  delete: 'Errore nella cancellazione del file',
} as const;

/**
 * What may be done to a file of the library. A write lasts until the lists are there anew. Pages
 * show names and captions too, as the text of their pictures, so that everything is asked for again.
 */
export const useMediaWrites = () => {
  const utils = trpc.useUtils();
  const renewLists = () => utils.media.invalidate();
  const renewPages = () => utils.invalidate();
  return {
    update: trpc.media.update.useMutation({
      onSuccess: () => {
        toastSuccess('Modifiche salvate.');
        void renewPages();
      },
      onSettled: renewLists,
    }),
    remove: trpc.media.delete.useMutation({
      onSuccess: ({ message }) => {
        toastSuccess(message);
        void renewPages();
      },
      onSettled: renewLists,
    }),
  };
};

export type MediaWrites = ReturnType<typeof useMediaWrites>;
