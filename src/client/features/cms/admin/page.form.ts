import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { type CreatePageInput, createPageInput } from '#shared/pages.schema.ts';
import { valuesLike } from './entry-values.ts';

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

/** Read where the server gave no text of its own. Specification, section 8. */
export const pageFailures = {
  load: 'Errore nel caricamento delle pagine',
  open: 'Errore nel caricamento della pagina',
  save: 'Errore nel salvataggio della pagina',
  publish: "Errore nell'aggiornamento dello stato della pagina",
  delete: 'Errore nella cancellazione della pagina',
} as const;

const pageSuccesses = {
  save: 'Pagina salvata.',
  publish: 'Pagina pubblicata.',
  unpublish: 'Pagina tolta dal sito.',
} as const;

/** Why some pages cannot go. */
export const BUILT_IN_REASON =
  'Il sito porta sempre a questa pagina: si può modificare, non nascondere, spostare o eliminare.';

export type PageValues = CreatePageInput;

export type PageForm = UseFormReturn<PageValues>;

/** In the order in which the fields stand on the screen. */
const newPage: PageValues = {
  title: '',
  content: '',
  published: false,
  slug: '',
  excerpt: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
};

export const pageNames = {
  title: 'Titolo',
  content: 'Testo',
  published: 'Pubblicazione',
  slug: 'Slug',
  excerpt: 'Estratto',
  seoTitle: 'Titolo SEO',
  seoDescription: 'Descrizione SEO',
  seoKeywords: 'Parole chiave SEO',
} as const satisfies FieldNames<PageValues>;

export const pageFields = keysOf(pageNames);

export const pageValues = valuesLike(newPage);

export const pageResolver = schemaResolver<PageValues>(async () => ({ schema: createPageInput }));
