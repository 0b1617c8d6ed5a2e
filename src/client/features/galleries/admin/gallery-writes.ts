import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Read where the server gave no text of its own. */
export const galleryFailures = {
  save: 'Errore nel salvataggio della gallery',
  delete: 'Errore nella cancellazione della gallery',
} as const;

/**
 * A write lasts until the list is there anew, so that it never shows for a moment what is no longer
 * true. What visitors see is forgotten: any gallery may have gone, or have another address.
 */
const useRenewGalleries = () => {
  const { galleries } = trpc.useUtils();
  const queryClient = useQueryClient();
  return () => {
    const opened = getQueryKey(trpc.galleries.getById);
    queryClient.removeQueries({ queryKey: opened, type: 'inactive' });
    return Promise.all([
      galleries.page.invalidate(),
      galleries.getById.invalidate(),
      galleries.get.reset(),
      galleries.list.reset(),
    ]);
  };
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
