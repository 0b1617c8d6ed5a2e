import { z } from 'zod';
import { requiredLine } from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';

/** A picture with its size and the copies for `srcset`. */
export const picture = z.object({
  url: z.string(),
  /** The caption; may be empty. */
  alt: z.string(),
  /** Size of the original in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Smaller copies, ascending by width in pixels, without the original. */
  copies: z.array(z.object({ url: z.string(), width: z.number().int() })),
  untranslated,
});
export type Picture = z.infer<typeof picture>;

/** A picture's address; only pictures of the library are displayed. */
export const pictureAddress = (required: string) =>
  requiredLine(required, 500).regex(
    /^(\/uploads\/[\w.-]+|https?:\/\/\S+)$/i,
    'Scegli un’immagine della libreria.',
  );

/** A file name under uploads; a leading '/uploads/' is stripped. */
export const uploadName = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .overwrite((name) => name.replace(/^\/?uploads\//, ''))
    .min(1, required)
    .max(200, required)
    .regex(/^\w[\w.-]*$/, 'Il nome del file non è valido.')
    .meta({ pattern: '^(/?uploads/)?\\w[\\w.-]*$' });
