import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** The screen's list, and the one of the home page that this browser holds, are asked for again. */
const useRenewBoxes = () => {
  const { featureBoxes } = trpc.useUtils();
  // No part of this screen asks for the home page's list, so marking it as old would renew nothing.
  return () =>
    Promise.all([
      featureBoxes.listAll.invalidate(),
      featureBoxes.list.prefetch(undefined, { staleTime: 0 }),
    ]);
};

// A write lasts until the list is there anew, so that it never shows for a moment what is no longer
// true. What failed may have been changed by somebody else.

export const useCreateBox = () =>
  trpc.featureBoxes.create.useMutation({ onSettled: useRenewBoxes() });

export const useUpdateBox = () =>
  trpc.featureBoxes.update.useMutation({ onSettled: useRenewBoxes() });

export const useDeleteBox = () =>
  trpc.featureBoxes.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewBoxes(),
  });
