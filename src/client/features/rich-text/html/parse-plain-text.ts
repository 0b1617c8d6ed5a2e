import { isAddressAlone, linkAddress } from '#client/features/rich-text/editor/link-address.ts';
import type { TextDocument } from './text-document.ts';
import { tidyDocument } from './tidy-document.ts';

/** A copied text without formats: each line a paragraph, an address alone a link. */
export const readPlainText = (text: string): TextDocument => {
  const href = (isAddressAlone(text) && linkAddress(text)) || undefined;
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  return tidyDocument(
    lines.map((line) => ({
      kind: 'line',
      tag: 'p',
      lists: [],
      align: null,
      inlines: [{ kind: 'text', text: line, formats: [], href }],
    })),
  );
};
