import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { type CreatePostInput, createPostInput, type Post } from '#shared/blog.schema.ts';
import { type EntryKind, entryMutationOptions, valuesLike } from './entry-kind.ts';

export type PostValues = CreatePostInput;

/** Specification, section 8: the text of `listFailed`. */
export const postKind: EntryKind<Post, PostValues> = {
  kind: 'post',
  names: {
    title: 'Titolo',
    content: 'Testo',
    published: 'Pubblicazione',
    coverImage: 'Immagine di copertina',
    excerpt: 'Estratto',
  },
  valuesOf: valuesLike<PostValues>({
    title: '',
    content: '',
    published: false,
    coverImage: '',
    excerpt: '',
  }),
  resolver: schemaResolver<PostValues>(async () => ({ schema: createPostInput })),
  messages: {
    newEntry: 'Nuovo articolo',
    editEntry: 'Modifica l’articolo',
    entryGone: 'Questo articolo non c’è più',
    listFailed: 'Errore nel caricamento dei post del blog',
    openFailed: 'Errore nel caricamento del post',
    saveFailed: 'Errore nel salvataggio del post',
    publishFailed: "Errore nell'aggiornamento dello stato del post",
    deleteFailed: 'Errore nella cancellazione del post',
    saved: 'Articolo salvato.',
    published: 'Articolo pubblicato.',
    unpublished: 'Articolo tolto dal sito.',
  },
};

const usePostMutationOptions = () => {
  const { blog } = trpc.useUtils();
  const queryClient = useQueryClient();
  return entryMutationOptions(postKind.messages, () => {
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.blog.get), type: 'inactive' });
    return Promise.all([blog.page.invalidate(), blog.get.invalidate(), blog.list.reset()]);
  });
};

export const useCreatePost = () => trpc.blog.create.useMutation(usePostMutationOptions().save);
export const useUpdatePost = () => trpc.blog.update.useMutation(usePostMutationOptions().save);
export const usePublishPost = () => trpc.blog.update.useMutation(usePostMutationOptions().publish);
export const useDeletePost = () => trpc.blog.delete.useMutation(usePostMutationOptions().remove);
