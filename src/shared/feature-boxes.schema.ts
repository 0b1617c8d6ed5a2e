import { z } from 'zod';
import {
  entityId,
  optionalLine,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { picture, uploadName } from '#shared/media/pictures.schema.ts';
import { isOwnPath } from './addresses.ts';

export const featureBox = z.object({
  id: entityId,
  /** File name under uploads: a picture of the library, or one of `drawn-icons.ts`. */
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  /** A path of this site, or null for no link. */
  link: z.string().nullable(),
  published: z.boolean(),
  /** The icon with its resized copies if it is a photograph; null for an SVG. */
  iconPicture: picture.nullable(),
  version,
});
export type FeatureBox = z.infer<typeof featureBox>;

/** As visitors read it in their language. */
export const featureBoxView = featureBox.extend({ untranslated });
export type FeatureBoxView = z.infer<typeof featureBoxView>;

export const BOX_TITLE_MAX = 50;
export const BOX_DESCRIPTION_MAX = 200;

/** An empty string means no link. */
const link = optionalLine(500)
  .refine(
    (address) => address === '' || isOwnPath(address),
    'Inserisci un indirizzo di questo sito, che inizia con /',
  )
  .transform((address) => address || null)
  .nullable();

const fields = {
  icon: uploadName("Seleziona un'icona"),
  title: requiredLine('Il titolo è obbligatorio', BOX_TITLE_MAX),
  description: requiredLine('La descrizione è obbligatoria', BOX_DESCRIPTION_MAX),
};

export const createFeatureBoxInput = z.object({
  ...fields,
  link: link.default(null),
  published: z.boolean().default(false),
});

/** Fields left out keep their values. */
export const updateFeatureBoxInput = z
  .object({ ...fields, link, published: z.boolean() })
  .partial()
  .extend({ id: entityId, seenVersion });
export type UpdateFeatureBoxInput = z.infer<typeof updateFeatureBoxInput>;
