import { z } from 'zod';
import {
  entityId,
  instant,
  optionalText,
  requiredLine,
  seenVersion,
  slug,
  version,
} from './fields.schema.ts';
import { paging, searchText } from './paging.schema.ts';
import { picture, uploadName } from './pictures.schema.ts';

const GALLERY_MAX_IMAGES = 200;

export const gallery = z.object({
  id: entityId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Shown as a carousel on the home page. */
  isDefault: z.boolean(),
  /** File names under uploads, in the order they are shown. */
  images: z.array(z.string()),
  /** The same images as the library knows them; one that it does not know is left out. */
  pictures: z.array(picture),
  createdAt: instant,
  version,
});
export type Gallery = z.infer<typeof gallery>;

/** So many of its pictures tell a gallery from another. */
export const GALLERY_COVERS = 3;

/** A gallery as a list shows it. */
export const gallerySummary = z.object({
  id: entityId,
  name: z.string(),
  slug: z.string(),
  isDefault: z.boolean(),
  imageCount: z.number().int(),
  /** How many of its images the library does not know any more. */
  goneCount: z.number().int(),
  /** The first of its pictures. */
  covers: z.array(picture),
});
export type GallerySummary = z.infer<typeof gallerySummary>;

const GALLERIES_PER_PAGE = 12;

/** Galleries of one page; `total` counts those of all pages. */
export const galleryPage = z.object({
  galleries: z.array(gallerySummary),
  total: z.number().int(),
});
export type GalleryPage = z.infer<typeof galleryPage>;

export const pageOfGalleriesInput = z
  .object({
    ...paging(GALLERIES_PER_PAGE),
    /** Words of the name or the slug. */
    search: searchText,
    /** The one that has this slug, to the letter. */
    slug: searchText,
  })
  .default({ page: 1, limit: GALLERIES_PER_PAGE });
export type PageOfGalleriesInput = z.output<typeof pageOfGalleriesInput>;

/** What the API calls something else. */
const isFree = (slugText: string): boolean => slugText !== 'page';

const noImage = 'Per favore seleziona almeno una immagine';

const fields = {
  name: requiredLine('Il nome è obbligatorio', 100),
  slug: slug('Lo slug è obbligatorio').refine(
    isFree,
    'Questo slug serve al sito: scegline un altro.',
  ),
  description: optionalText(1000),
  isDefault: z.boolean(),
  images: z
    .array(uploadName(noImage), { error: noImage })
    .min(1, noImage)
    .max(GALLERY_MAX_IMAGES, `Scegli al massimo ${GALLERY_MAX_IMAGES} immagini`)
    .overwrite((names) => [...new Set(names)]),
};

export const createGalleryInput = z.object({
  ...fields,
  description: fields.description.default(''),
  isDefault: fields.isDefault.default(false),
});
/** As it is filled in, what was left out included. */
export type CreateGalleryInput = z.output<typeof createGalleryInput>;

/** What is left out stays. */
export const updateGalleryInput = z
  .object(fields)
  .partial()
  .extend({ id: entityId, version: seenVersion });
export type UpdateGalleryInput = z.infer<typeof updateGalleryInput>;

/** All galleries, or with `isDefault` those that are on the home page, or are not. */
export const listGalleriesInput = z
  .object({ isDefault: z.boolean({ error: 'Indica true o false.' }).optional() })
  .default({});
