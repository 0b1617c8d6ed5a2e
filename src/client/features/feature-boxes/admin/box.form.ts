import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { createFeatureBoxInput, type FeatureBox } from '#shared/feature-boxes.schema.ts';

/** Refetches the list of this screen and the one of the home page. */
const useRefreshBoxes = () => {
  const { featureBoxes, links } = trpc.useUtils();
  // Nothing on this screen observes the list of the home page, so invalidating would not refetch it.
  return () =>
    Promise.all([
      featureBoxes.listAll.invalidate(),
      featureBoxes.list.prefetch(undefined, { staleTime: 0 }),
      links.broken.invalidate(),
    ]);
};

// The mutations stay pending until the list is refetched, so that it never shows stale data. A failed
// one refetches it as well: somebody else may have changed or deleted the box.

export const useCreateBox = () =>
  trpc.featureBoxes.create.useMutation({ onSettled: useRefreshBoxes() });

export const useUpdateBox = () =>
  trpc.featureBoxes.update.useMutation({ onSettled: useRefreshBoxes() });

export const useDeleteBox = () =>
  trpc.featureBoxes.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRefreshBoxes(),
  });

/** Fallbacks for errors without a message; `delete` is given by the specification. */
export const boxFailures = {
  load: 'Errore nel caricamento delle caselle',
  create: 'Errore nella creazione della casella',
  update: 'Errore nel salvataggio della casella',
  publish: 'Errore nella pubblicazione della casella',
  delete: 'Errore eliminazione feature box',
} as const;

export const boxMessages = {
  create: 'Casella creata',
  update: 'Salvato',
  publish: 'Casella pubblicata',
  unpublish: 'Casella tolta dal sito',
} as const;

/** An empty link means none. */
export type BoxValues = Omit<FeatureBox, 'id' | 'link' | 'iconPicture' | 'version'> & {
  link: string;
};

export type BoxForm = UseFormReturn<BoxValues>;

export const boxNames = {
  title: 'Titolo',
  description: 'Descrizione',
  icon: 'Icona',
  link: 'Dove porta',
  published: 'Pubblicata',
} as const satisfies FieldNames<BoxValues>;

export const boxFields = keysOf(boxNames);

export const newBox: BoxValues = {
  icon: '',
  title: '',
  description: '',
  link: '',
  published: false,
};

export const valuesOf = ({ icon, title, description, link, published }: FeatureBox): BoxValues => ({
  icon,
  title,
  description,
  link: link ?? '',
  published,
});

/** Updates follow the same rules as new boxes. */
export const boxResolver = schemaResolver<BoxValues>(async () => ({
  schema: createFeatureBoxInput,
}));
