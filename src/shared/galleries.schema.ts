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

const noImage = 'Per favore seleziona almeno una immagine';

const fields = {
  name: requiredLine('Il nome è obbligatorio', 100),
  slug: slug('Lo slug è obbligatorio'),
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
