import type { TextFormatType } from 'lexical';
import type { TextFormat } from '#client/features/editor/text/text-document.ts';

/** The formats of a text by the names that Lexical gives them. */
export const lexicalFormats = [
  ['strong', 'bold'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['s', 'strikethrough'],
] as const satisfies readonly (readonly [TextFormat, TextFormatType])[];
