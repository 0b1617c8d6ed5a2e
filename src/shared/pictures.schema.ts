import { z } from 'zod';
import { requiredLine } from './fields.schema.ts';

/** A picture with the copies a browser may choose from, and its size, so that nothing jumps. */
export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  /** Pixels of the original. */
  width: z.number().int(),
  height: z.number().int(),
  /** Narrower copies, ascending by width in pixels; the original is not among them. */
  copies: z.array(z.object({ url: z.string(), width: z.number().int() })),
});
export type Picture = z.infer<typeof picture>;

/** The address of a picture: one of the library, as a rule; only those are shown. */
export const pictureAddress = (required: string) =>
  requiredLine(required, 500).regex(
    /^(\/uploads\/[\w.-]+|https?:\/\/\S+)$/i,
    "Scegli un'immagine della libreria.",
  );

/** The name of a file under uploads; a leading '/uploads/' is taken off. */
export const uploadName = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .overwrite((name) => name.replace(/^\/?uploads\//, ''))
    .min(1, required)
    .max(200, required)
    .regex(/^\w[\w.-]*$/, 'Il nome del file non è valido.');
