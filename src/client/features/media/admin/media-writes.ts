import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Read where the server gave no text of its own. */
export const mediaFailures = {
  update: 'Errore nel salvataggio del file',
  delete: 'Errore nella cancellazione del file',
} as const;

/** What may be done to a file of the library. A write lasts until the lists are there anew. */
export const useMediaWrites = () => {
  const utils = trpc.useUtils();
  const renew = async (): Promise<void> => {
    // Other screens and pages show names and captions too: they ask again when they are opened.
    await utils.invalidate(undefined, { refetchType: 'none' });
    await utils.media.page.invalidate();
  };
  // Where it is used may be what went wrong.
  const onError = () => utils.media.invalidate();
  return {
    update: trpc.media.update.useMutation({
      onSuccess: () => {
        toastSuccess('Modifiche salvate.');
        return renew();
      },
      onError,
    }),
    remove: trpc.media.delete.useMutation({
      onSuccess: ({ message }) => {
        toastSuccess(message);
        return renew();
      },
      onError,
    }),
  };
};

export type MediaWrites = ReturnType<typeof useMediaWrites>;
