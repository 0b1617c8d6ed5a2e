import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { postSuccesses } from './post-words.ts';

/**
 * A write lasts until the list is there anew, so that it never shows for a moment what is no longer
 * true. What nobody looks at, as the visitors' lists, is forgotten.
 */
const useRenewPosts = () => {
  const { blog } = trpc.useUtils();
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.blog.get), type: 'inactive' });
    return Promise.all([blog.page.invalidate(), blog.get.invalidate(), blog.list.reset()]);
  };
};

const useSaved = () => ({
  onSuccess: () => toastSuccess(postSuccesses.save),
  onSettled: useRenewPosts(),
});

export const useCreatePost = () => trpc.blog.create.useMutation(useSaved());

export const useUpdatePost = () => trpc.blog.update.useMutation(useSaved());

/** The toggle of the list. */
export const usePublishPost = () =>
  trpc.blog.update.useMutation({
    onSuccess: ({ published }) =>
      toastSuccess(published ? postSuccesses.publish : postSuccesses.unpublish),
    onSettled: useRenewPosts(),
  });

export const useDeletePost = () =>
  trpc.blog.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewPosts(),
  });
