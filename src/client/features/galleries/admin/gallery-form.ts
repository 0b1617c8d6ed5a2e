import { schemaResolver } from '#client/ui/form-resolver.ts';
import {
  type CreateGalleryInput,
  createGalleryInput,
  type Gallery,
} from '#shared/galleries.schema.ts';

export type GalleryValues = CreateGalleryInput;

/** In the order in which they stand on the screen. */
export const galleryFields = [
  'name',
  'slug',
  'description',
  'isDefault',
  'images',
] as const satisfies readonly (keyof GalleryValues)[];

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
