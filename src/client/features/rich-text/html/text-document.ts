import type { RichTextBlock } from '#shared/rich-text.ts';

// A text as the editor, its HTML and the clipboard have it in common: lines and blocks, one after
// the other. A list is no part of its own: its lines say how deep they stand.

/** In the order in which their elements are nested. */
export const textFormats = ['strong', 'em', 'u', 's'] as const;
export type TextFormat = (typeof textFormats)[number];

export type TextRun = {
  kind: 'text';
  text: string;
  formats: readonly TextFormat[];
  /** Where it leads; undefined for what is no link. */
  href: string | undefined;
};
export type Inline = TextRun | { kind: 'break' };

export type Alignment = 'center' | 'right' | 'justify';
export type LineTag = 'p' | 'h1' | 'h2' | 'h3' | 'blockquote';
export type ListTag = 'ul' | 'ol';

/** Lists inside lists that are still easy to read, and to clean. */
export const MAX_LIST_DEPTH = 6;

export type TextLine = {
  kind: 'line';
  tag: LineTag;
  /** The lists around it, the outermost first; a line of a list has no other tag than `p`. */
  lists: readonly ListTag[];
  align: Alignment | null;
  inlines: readonly Inline[];
};

export type DocumentPart = TextLine | { kind: 'block'; block: RichTextBlock };
export type TextDocument = readonly DocumentPart[];
