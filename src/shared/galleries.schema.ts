import { z } from 'zod';
import {
  entityId,
  instant,
  optionalText,
  requiredLine,
  seenVersion,
  slug,
  version,
} from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { realLocales, untranslated } from '#shared/languages/translated.schema.ts';
import { picture, uploadName } from '#shared/media/pictures.schema.ts';

const GALLERY_MAX_IMAGES = 200;

export const gallery = z.object({
  id: entityId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Shown on the home page. */
  isDefault: z.boolean(),
  /** File names under uploads, in display order. */
  images: z.array(z.string()),
  /** The library's data on the images; those missing from the library are omitted. */
  pictures: z.array(picture),
  createdAt: instant,
  version,
});
export type Gallery = z.infer<typeof gallery>;

/** The visitors' view in their language; `locales` if the gallery has its own page. */
export const galleryView = gallery.extend({ untranslated, locales: realLocales });
export type GalleryView = z.infer<typeof galleryView>;

/** Pictures shown to recognise a gallery by. */
export const GALLERY_COVERS = 3;

/** A gallery in a list. */
export const gallerySummary = z.object({
  id: entityId,
  name: z.string(),
  slug: z.string(),
  isDefault: z.boolean(),
  imageCount: z.number().int(),
  /** Images that are no longer in the library. */
  goneCount: z.number().int(),
  /** Its first pictures. */
  covers: z.array(picture),
});
export type GallerySummary = z.infer<typeof gallerySummary>;

const GALLERIES_PER_PAGE = 12;

/** One page; `total` counts all pages. */
export const paginatedGalleries = z.object({
  galleries: z.array(gallerySummary),
  total: z.number().int(),
});
export type PaginatedGalleries = z.infer<typeof paginatedGalleries>;

export const paginatedGalleriesInput = z
  .object({
    ...pagination(GALLERIES_PER_PAGE),
    /** Searched in name and slug. */
    search: searchText,
    /** The gallery with exactly this slug. */
    slug: searchText,
  })
  .default({ page: 1, limit: GALLERIES_PER_PAGE });
export type PaginatedGalleriesInput = z.output<typeof paginatedGalleriesInput>;

/** Names that the API spells differently. */
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
/** The input with defaults filled in. */
export type CreateGalleryInput = z.output<typeof createGalleryInput>;

/** Fields left out keep their values. */
export const updateGalleryInput = z.object(fields).partial().extend({ id: entityId, seenVersion });
export type UpdateGalleryInput = z.infer<typeof updateGalleryInput>;

/** All galleries; `isDefault` filters by whether they are on the home page. */
export const listGalleriesInput = z
  .object({ isDefault: z.boolean({ error: 'Indica true o false.' }).optional() })
  .default({});
