import type { UseFormReturn } from 'react-hook-form';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { createFeatureBoxInput, type FeatureBox } from '#shared/feature-boxes.schema.ts';

/** A box as it is written down; an empty link is none. */
export type BoxValues = Omit<FeatureBox, 'id' | 'link' | 'iconPicture'> & { link: string };

export type BoxForm = UseFormReturn<BoxValues>;

export const boxFields = [
  'icon',
  'title',
  'description',
  'link',
  'published',
] as const satisfies readonly (keyof BoxValues)[];

export const newBox: BoxValues = {
  icon: '',
  title: '',
  description: '',
  link: '',
  published: false,
};

export const valuesOf = ({ id: _id, iconPicture: _picture, ...box }: FeatureBox): BoxValues => ({
  ...box,
  link: box.link ?? '',
});

/** A changed box keeps the rules of a new one. */
export const boxResolver = schemaResolver<BoxValues>(async () => ({
  schema: createFeatureBoxInput,
}));
