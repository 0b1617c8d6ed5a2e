import { z } from 'zod';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { media } from '#shared/media/media.schema.ts';
import { plainText } from './rich-text.ts';

/** Maximum characters of HTML. */
export const RICH_TEXT_MAX = 300_000;

export const richTextMessages = {
  tooLong: 'Il contenuto è troppo lungo.',
  published: 'Indica true o false.',
};

/** HTML with at least `min` visible characters. The server sanitizes it. */
export const richTextWith = ({ min, message }: { min: number; message: string }) =>
  z
    .string({ error: message })
    .max(RICH_TEXT_MAX, { error: richTextMessages.tooLong, abort: true })
    .refine((html) => plainText(html).length >= min, message);

/** The library's data on a file that a text displays. */
export const shownMedia = media
  .pick({ url: true, contentType: true, caption: true, dimensions: true, picture: true })
  .extend({ untranslated });
export type ShownMedia = z.infer<typeof shownMedia>;

export const previewInput = z.object({
  content: richTextWith({ min: 0, message: 'Indica il testo.' }),
});

/** A text as visitors would see it. */
export const preview = z.object({
  /** Sanitized HTML. */
  content: z.string(),
  media: z.array(shownMedia),
  /** Whole minutes. */
  readTime: z.number().int(),
});
export type Preview = z.infer<typeof preview>;
