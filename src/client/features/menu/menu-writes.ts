import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** The table, and the menu of the site that this browser holds, are asked for again. */
const useRenewMenu = () => {
  const { menu } = trpc.useUtils();
  // No part of this screen asks for the site's menu, so marking it as old would renew nothing.
  return () =>
    Promise.all([menu.listAll.invalidate(), menu.list.prefetch(undefined, { staleTime: 0 })]);
};

// A write lasts until the table is there anew, so that it never shows for a moment what is no longer
// true. What failed may have been changed by somebody else.

export const useCreateMenuItem = () => trpc.menu.create.useMutation({ onSettled: useRenewMenu() });

export const useUpdateMenuItem = () => trpc.menu.update.useMutation({ onSettled: useRenewMenu() });

export const useDeleteMenuItem = () =>
  trpc.menu.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewMenu(),
  });

export const useReorderMenu = () =>
  trpc.menu.updateOrder.useMutation({ onSettled: useRenewMenu() });
