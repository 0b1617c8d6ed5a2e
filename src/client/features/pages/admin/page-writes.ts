import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { pageSuccesses } from './page-words.ts';

/**
 * A write lasts until the list is there anew, so that it never shows for a moment what is no longer
 * true. The menu follows a page to its new address; single pages that nobody looks at are forgotten.
 */
const useRenewPages = () => {
  const { pages, menu } = trpc.useUtils();
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.pages.get), type: 'inactive' });
    return Promise.all([
      pages.page.invalidate(),
      pages.get.invalidate(),
      menu.listAll.invalidate(),
      menu.list.reset(),
    ]);
  };
};

const useSaved = () => ({
  onSuccess: () => toastSuccess(pageSuccesses.save),
  onSettled: useRenewPages(),
});

export const useCreatePage = () => trpc.pages.create.useMutation(useSaved());

export const useUpdatePage = () => trpc.pages.update.useMutation(useSaved());

/** The toggle of the list. */
export const usePublishPage = () =>
  trpc.pages.update.useMutation({
    onSuccess: ({ published }) =>
      toastSuccess(published ? pageSuccesses.publish : pageSuccesses.unpublish),
    onSettled: useRenewPages(),
  });

export const useDeletePage = () =>
  trpc.pages.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewPages(),
  });
