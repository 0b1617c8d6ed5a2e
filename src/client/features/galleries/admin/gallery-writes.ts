import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Read where the server gave no text of its own. */
export const galleryFailures = {
  save: 'Errore nel salvataggio della gallery',
  delete: 'Errore nella cancellazione della gallery',
} as const;

/**
 * A write lasts until the list is there anew, so that it never shows for a moment what is no longer
 * true. Single galleries are forgotten: any of them may have gone, or have another address.
 */
const useRenewGalleries = () => {
  const { galleries } = trpc.useUtils();
  return () => Promise.all([galleries.list.invalidate(), galleries.get.reset()]);
};

export const useCreateGallery = () =>
  trpc.galleries.create.useMutation({
    onSuccess: ({ name }) => toastSuccess(`Gallery creata: ${name}.`),
    onSettled: useRenewGalleries(),
  });

export const useUpdateGallery = () =>
  trpc.galleries.update.useMutation({
    onSuccess: ({ name }) => toastSuccess(`Gallery salvata: ${name}.`),
    onSettled: useRenewGalleries(),
  });

export const useDeleteGallery = () =>
  trpc.galleries.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewGalleries(),
  });
