import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type CreateGalleryInput,
  createGalleryInput,
  type Gallery,
} from '#shared/galleries.schema.ts';

export type GalleryValues = CreateGalleryInput;

/** In the order in which they stand on the screen. */
export const galleryNames = {
  name: 'Nome',
  slug: 'Slug',
  description: 'Descrizione',
  isDefault: 'Mostra nella home page',
  images: 'Immagini',
} as const satisfies FieldNames<GalleryValues>;

export const galleryFields = keysOf(galleryNames);

const newGallery: GalleryValues = {
  name: '',
  slug: '',
  description: '',
  isDefault: false,
  images: [],
};

export const galleryValues = (gallery: Gallery | null): GalleryValues => {
  if (!gallery) return newGallery;
  const { name, slug, description, isDefault, images } = gallery;
  return { name, slug, description, isDefault, images: [...images] };
};

export const galleryResolver = schemaResolver<GalleryValues>(async () => ({
  schema: createGalleryInput,
}));
