import { z } from 'zod';
import {
  linkAddress,
  optionalLine,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { picture, pictureAddress } from '#shared/media/pictures.schema.ts';

const button = z.object({ text: z.string(), link: z.string(), visible: z.boolean() });

export const homepage = z.object({
  /** The name of the house, unless the site was given another. */
  siteName: z.string(),
  /** The picture's address; empty if none is chosen. */
  heroImage: z.string(),
  heroTitle: z.string(),
  heroSubtitle: z.string(),
  primaryButton: button,
  secondaryButton: button,
  /** The library's data on `heroImage`; null for an address outside the library. */
  heroPicture: picture.nullable(),
  version,
});
export type Homepage = z.infer<typeof homepage>;

/** As visitors read it in their language. */
export const homepageView = homepage.extend({ untranslated });
export type HomepageView = z.infer<typeof homepageView>;

const buttonInput = z.object({
  text: optionalLine(40).optional(),
  link: linkAddress.optional(),
  visible: z.boolean().optional(),
});

/** Every field that staff edit; one that is missing here does not compile. */
const fields = {
  siteName: requiredLine('Il nome del sito è obbligatorio', 100),
  heroImage: pictureAddress('L’immagine di sfondo è obbligatoria'),
  heroTitle: requiredLine('Il titolo è obbligatorio', 120),
  heroSubtitle: requiredLine('Il sottotitolo è obbligatorio', 300),
  primaryButton: buttonInput,
  secondaryButton: buttonInput,
} satisfies Record<Exclude<keyof Homepage, 'heroPicture' | 'version'>, z.ZodType>;

/** Fields left out keep their values. */
export const updateHomepageInput = z.object(fields).partial().extend({ seenVersion });
export type UpdateHomepageInput = z.infer<typeof updateHomepageInput>;
