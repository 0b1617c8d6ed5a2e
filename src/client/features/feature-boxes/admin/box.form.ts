import type { UseFormReturn } from 'react-hook-form';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { createFeatureBoxInput, type FeatureBox } from '#shared/feature-boxes.schema.ts';

/** Fallbacks for errors without a message; `delete` is given by the specification. */
export const boxFailures = {
  load: 'Errore nel caricamento delle caselle',
  create: 'Errore nella creazione della casella',
  update: 'Errore nel salvataggio della casella',
  publish: 'Errore nella pubblicazione della casella',
  delete: 'Errore eliminazione feature box',
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
