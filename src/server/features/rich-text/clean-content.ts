import { invalidInput } from '#server/app-error.ts';
import { RICH_TEXT_MAX, richTextMessages } from '#shared/rich-text/rich-text.schema.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';
import { cleanRichText } from './rich-text-sanitizer.ts';

export type ContentRule = { min: number; message: string };

/** Sanitizes the HTML of a page or post; the result must be long enough. INVALID_INPUT. */
export const cleanContent = async (
  html: string,
  { min, message }: ContentRule,
): Promise<string> => {
  const content = await cleanRichText(html);
  const issue = (text: string) => invalidInput({ path: 'content', message: text });
  if (plainText(content).length < min) throw issue(message);
  if (content.length > RICH_TEXT_MAX) throw issue(richTextMessages.tooLong);
  return content;
};
