import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { createFeatureBoxInput, type FeatureBox } from '#shared/feature-boxes.schema.ts';

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

/** Read where the server gave no text of its own; the deletion's is the specification's. */
export const boxFailures = {
  load: 'Errore nel caricamento delle caselle',
  create: 'Errore nella creazione della casella',
  update: 'Errore nel salvataggio della casella',
  publish: 'Errore nella pubblicazione della casella',
  delete: 'Errore eliminazione feature box',
} as const;

export const boxSuccesses = {
  create: 'Casella creata',
  update: 'Salvato',
  publish: 'Casella pubblicata',
  unpublish: 'Casella tolta dal sito',
} as const;

/** A box as it is written down; an empty link is none. */
export type BoxValues = Omit<FeatureBox, 'id' | 'link' | 'iconPicture' | 'version'> & {
  link: string;
};

export type BoxForm = UseFormReturn<BoxValues>;

export const boxNames = {
  icon: 'Icona',
  title: 'Titolo',
  description: 'Descrizione',
  link: 'Link',
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

/** A changed box keeps the rules of a new one. */
export const boxResolver = schemaResolver<BoxValues>(async () => ({
  schema: createFeatureBoxInput,
}));
