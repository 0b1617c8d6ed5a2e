import type { UseFormReturn } from 'react-hook-form';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { createFeatureBoxInput, type FeatureBox } from '#shared/feature-boxes.schema.ts';

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
