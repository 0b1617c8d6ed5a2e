import { z } from 'zod';
import { media } from './media.schema.ts';
import { plainText } from './rich-text.ts';

/** Characters of HTML; a novel's chapter is a tenth of it. */
export const RICH_TEXT_MAX = 300_000;

export const richTextMessages = {
  tooLong: 'Il contenuto è troppo lungo.',
  published: 'Indica true o false.',
};

/** A text as HTML, of which a reader reads at least `min` characters. The server cleans it. */
export const richTextWith = ({ min, message }: { min: number; message: string }) =>
  z
    .string({ error: message })
    .max(RICH_TEXT_MAX, richTextMessages.tooLong)
    .refine((html) => plainText(html).length >= min, message);

/** What a page that shows a file of the library needs to know of it. */
export const shownMedia = media.pick({
  url: true,
  contentType: true,
  caption: true,
  dimensions: true,
  picture: true,
});
export type ShownMedia = z.infer<typeof shownMedia>;
