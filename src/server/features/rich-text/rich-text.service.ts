import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { findMediaByUrls } from '#server/features/media/media.service.ts';
import { cleanRichText } from '#server/infrastructure/rich-text-sanitizer.ts';
import { RICH_TEXT_MAX, richTextMessages, type ShownMedia } from '#shared/rich-text.schema.ts';
import { blocksOf, plainText } from '#shared/rich-text.ts';

type Rule = { min: number; message: string };

/** What may be stored of a text; what was left of it has to be long enough as well. INVALID_INPUT. */
export const cleanContent = async (html: string, { min, message }: Rule): Promise<string> => {
  const content = await cleanRichText(html);
  const issue = (text: string) => invalidInput({ path: 'content', message: text });
  if (plainText(content).length < min) throw issue(message);
  if (content.length > RICH_TEXT_MAX) throw issue(richTextMessages.tooLong);
  return content;
};

/** What the library knows of the files that a text shows. */
export const findShownMedia = async (db: Database, html: string): Promise<ShownMedia[]> => {
  const urls = blocksOf(html).flatMap((block) =>
    block.kind === 'image' || block.kind === 'video' || block.kind === 'audio' ? block.src : [],
  );
  const found = await findMediaByUrls(db, [...new Set(urls)]);
  return found.map(({ url, contentType, caption, dimensions, picture }) => ({
    url,
    contentType,
    caption,
    dimensions,
    picture,
  }));
};

/** How a stored text names a file of the library: looked for in it, to learn where the file is used. */
export const mentionOf = (url: string): string => `data-src="${url}"`;
