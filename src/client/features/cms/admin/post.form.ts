import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { type CreatePostInput, createPostInput } from '#shared/blog.schema.ts';
import { valuesLike } from './entry-values.ts';

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

/** Read where the server gave no text of its own. The first is the specification's, section 8. */
export const postFailures = {
  load: 'Errore nel caricamento dei post del blog',
  open: 'Errore nel caricamento del post',
  save: 'Errore nel salvataggio del post',
  publish: "Errore nell'aggiornamento dello stato del post",
  delete: 'Errore nella cancellazione del post',
} as const;

const postSuccesses = {
  save: 'Articolo salvato.',
  publish: 'Articolo pubblicato.',
  unpublish: 'Articolo tolto dal sito.',
} as const;

/** '3 min di lettura' */
export const readTimeInWords = (minutes: number): string => `${minutes} min di lettura`;

export type PostValues = CreatePostInput;

export type PostForm = UseFormReturn<PostValues>;

/** In the order in which the fields stand on the screen. */
const newPost: PostValues = {
  title: '',
  content: '',
  published: false,
  coverImage: '',
  excerpt: '',
};

export const postNames = {
  title: 'Titolo',
  content: 'Testo',
  published: 'Pubblicazione',
  coverImage: 'Immagine di copertina',
  excerpt: 'Estratto',
} as const satisfies FieldNames<PostValues>;

export const postFields = keysOf(postNames);

export const postValues = valuesLike(newPost);

export const postResolver = schemaResolver<PostValues>(async () => ({ schema: createPostInput }));
