import { useFreeSlug } from '#client/features/links/admin/use-free-slug.ts';
import { trpc } from '#client/trpc.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { removal } from '#client/ui/mutation-cache.ts';
import {
  type CmsPage,
  type CreateCmsPageInput,
  createCmsPageInput,
} from '#shared/cms/cms-pages.schema.ts';
import { pageSlugOf } from '#shared/cms/slug.ts';
import { type EntryKind, publishing } from './entry-kind.ts';

export type PageValues = CreateCmsPageInput;

const empty: PageValues = {
  title: '',
  content: '',
  published: false,
  slug: '',
  excerpt: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
};

/** Specification, section 8: the texts of the failures. */
export const pageKind: EntryKind<CmsPage, PageValues> = {
  kind: 'page',
  names: {
    title: 'Titolo',
    content: 'Contenuto',
    published: 'Pubblica pagina',
    slug: 'Indirizzo della pagina',
    excerpt: 'Estratto',
    seoTitle: 'Titolo per Google',
    seoDescription: 'Descrizione per Google',
    seoKeywords: 'Parole chiave',
  },
  valuesOf: (saved) =>
    saved
      ? (Object.fromEntries(keysOf(empty).map((field) => [field, saved[field]])) as PageValues)
      : empty,
  resolver: schemaResolver<PageValues>(async () => ({ schema: createCmsPageInput })),
  messages: {
    newEntry: 'Nuova pagina',
    editEntry: 'Modifica la pagina',
    entryGone: 'Questa pagina non c’è più',
    listFailed: 'Errore nel caricamento delle pagine',
    openFailed: 'Errore nel caricamento della pagina',
    saveFailed: 'Errore nel salvataggio della pagina',
    publishFailed: "Errore nell'aggiornamento dello stato della pagina",
    deleteFailed: 'Errore nella cancellazione della pagina',
    saved: 'Pagina salvata.',
    published: 'Pagina pubblicata.',
    unpublished: 'Pagina tolta dal sito.',
  },
};

/** Why a built-in page cannot be unpublished, moved or deleted. */
export const BUILT_IN_REASON = 'Serve al sito: puoi modificarla, non nasconderla o eliminarla.';

const saving = {
  meta: {
    success: (_saved: CmsPage, { published }: Partial<PageValues>) =>
      published ? pageKind.messages.published : pageKind.messages.saved,
  },
};

export const useCreatePage = () => {
  const create = trpc.pages.create.useMutation(saving);
  const freeSlug = useFreeSlug('pages', ({ title }: PageValues) => pageSlugOf(title));
  const mutateAsync = async (values: PageValues) =>
    create.mutateAsync({ ...values, slug: await freeSlug(values) });
  return { ...create, mutateAsync };
};
export const useUpdatePage = () => trpc.pages.update.useMutation(saving);
export const usePublishPage = () => trpc.pages.update.useMutation(publishing(pageKind.messages));
export const useDeletePage = () => trpc.pages.delete.useMutation({ meta: removal });
