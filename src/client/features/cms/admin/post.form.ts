import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { removal } from '#client/ui/mutation-cache.ts';
import { houseClock, instantAtHouse } from '#shared/bookings/house-clock.ts';
import {
  type CreatePostInput,
  createPostInput,
  type Post,
  postIssues,
  postMessages,
} from '#shared/cms/blog.schema.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { dayWithArticle } from '#shared/languages/italian-articles.ts';
import { type EntryKind, publishing } from './entry-kind.ts';

/** `publishAt` is local time at the house, `yyyy-MM-ddTHH:mm`; '' for none. */
export type PostValues = Omit<CreatePostInput, 'publishAt'> & { publishAt: string };

const empty: PostValues = {
  title: '',
  content: '',
  published: false,
  publishAt: '',
  coverImage: '',
  excerpt: '',
};

const valuesOf = (saved: Post | null): PostValues => {
  if (!saved) return empty;
  const { title, content, published, publishAt, coverImage, excerpt } = saved;
  const shown = publishAt === null ? '' : houseClock(new Date(publishAt));
  return { title, content, published, publishAt: shown, coverImage, excerpt };
};

/** A post that is published at once needs no date. */
const inputOf = <Values extends Partial<PostValues>>({ publishAt, ...values }: Values) => ({
  ...values,
  ...(publishAt === undefined
    ? {}
    : { publishAt: values.published ? null : instantAtHouse(publishAt) }),
});

const issuesOf = (values: PostValues): InputIssue[] => {
  const { publishAt = null } = inputOf(values);
  const isUnreadable = values.publishAt !== '' && !values.published && publishAt === null;
  return [
    ...postIssues({ ...values, publishAt }),
    ...(isUnreadable ? [{ path: 'publishAt', message: postMessages.publishAt }] : []),
  ];
};

/** Specification, section 8: the text of `listFailed`. */
export const postKind: EntryKind<Post, PostValues> = {
  kind: 'post',
  names: {
    title: 'Titolo',
    content: 'Contenuto',
    published: 'Pubblicato',
    publishAt: 'Pubblica più tardi',
    coverImage: 'Immagine di copertina',
    excerpt: 'Estratto',
  },
  valuesOf,
  resolver: schemaResolver<PostValues>(async () => ({
    schema: createPostInput.omit({ publishAt: true }),
    alsoWrong: issuesOf,
  })),
  messages: {
    newEntry: 'Nuovo articolo',
    editEntry: 'Modifica l’articolo',
    entryGone: 'Questo articolo non c’è più',
    listFailed: 'Errore nel caricamento dei post del blog',
    openFailed: 'Errore nel caricamento del post',
    saveFailed: 'Errore nel salvataggio del post',
    publishFailed: 'Errore nell’aggiornamento dello stato del post',
    deleteFailed: 'Errore nella cancellazione del post',
    saved: 'Articolo salvato.',
    published: 'Articolo pubblicato.',
    unpublished: 'Articolo tolto dal sito.',
  },
};

/** A new one is not published yet. */
export const newPostNames = { ...postKind.names, published: 'Pubblica subito' } as const;

/** As in the list. */
export const scheduledLabel = (publishAt: string): string => {
  const [day = '', time] = houseClock(new Date(publishAt)).split('T');
  return `In programma per ${dayWithArticle(day)} alle ${time}`;
};

const saving = {
  meta: {
    success: ({ publishAt }: Post, { published }: Partial<CreatePostInput>) => {
      if (published) return postKind.messages.published;
      return publishAt === null ? postKind.messages.saved : `${scheduledLabel(publishAt)}.`;
    },
  },
};

export const useCreatePost = () => {
  const { mutateAsync, ...create } = trpc.blog.create.useMutation(saving);
  return { ...create, mutateAsync: (values: PostValues) => mutateAsync(inputOf(values)) };
};

type PostChanges = Partial<PostValues> & { id: number; seenVersion: number };

export const useUpdatePost = () => {
  const { mutateAsync, ...update } = trpc.blog.update.useMutation(saving);
  return { ...update, mutateAsync: (changes: PostChanges) => mutateAsync(inputOf(changes)) };
};

export const useUnschedulePost = () =>
  trpc.blog.update.useMutation({
    meta: { success: 'Articolo tolto dal programma: resta una bozza.' },
  });
export const usePublishPost = () => trpc.blog.update.useMutation(publishing(postKind.messages));
export const useDeletePost = () => trpc.blog.delete.useMutation({ meta: removal });
