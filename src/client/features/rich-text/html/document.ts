import type { RichTextBlock } from '#shared/rich-text/rich-text.ts';

// The model between HTML, the editor and the clipboard: a flat sequence of lines and blocks. Lists
// are not nodes: each line knows the lists around it.

/** In the order in which their elements are nested. */
export const textFormats = ['strong', 'em', 'u', 's'] as const;
export type TextFormat = (typeof textFormats)[number];

export type TextRun = {
  kind: 'text';
  text: string;
  formats: readonly TextFormat[];
  href: string | undefined;
};
export type Inline = TextRun | { kind: 'break' };

export const alignments = ['center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

export type LineTag = 'p' | 'h1' | 'h2' | 'h3' | 'blockquote';
export type ListTag = 'ul' | 'ol';

export const MAX_LIST_DEPTH = 6;

export type LineFormat = {
  /** Always `p` inside a list. */
  tag: LineTag;
  /** The lists around the line, outermost first. */
  lists: readonly ListTag[];
  /** Null for the default. */
  align: Alignment | null;
};

export type TextLine = LineFormat & { kind: 'line'; inlines: readonly Inline[] };

export type DocumentPart = TextLine | { kind: 'block'; block: RichTextBlock };
export type TextDocument = readonly DocumentPart[];

/** The white space that HTML collapses; a non-breaking space stays. */
const whiteSpace = /[ \t\r\n\f]+/g;

const hasSameFormat = (run: TextRun, other: TextRun): boolean =>
  run.href === other.href &&
  run.formats.length === other.formats.length &&
  run.formats.every((format) => other.formats.includes(format));

const addRun = (inlines: Inline[], run: TextRun): void => {
  const last = inlines.at(-1);
  if (last?.kind === 'text' && hasSameFormat(last, run)) {
    inlines[inlines.length - 1] = { ...last, text: last.text + run.text };
  } else inlines.push(run);
};

const trimEnd = (inlines: Inline[]): void => {
  const last = inlines.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return;
  inlines.pop();
  if (last.text !== ' ') inlines.push({ ...last, text: last.text.slice(0, -1) });
};

const trimBy = <Item>(items: readonly Item[], isKept: (item: Item) => boolean): readonly Item[] => {
  const first = items.findIndex(isKept);
  return first < 0 ? [] : items.slice(first, items.findLastIndex(isKept) + 1);
};

const normalizeInlines = (inlines: readonly Inline[]): readonly Inline[] => {
  const normal: Inline[] = [];
  let isAfterSpace = true;
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      trimEnd(normal);
      normal.push(inline);
      isAfterSpace = true;
      continue;
    }
    const collapsed = inline.text.toWellFormed().replace(whiteSpace, ' ');
    const text: string = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') continue;
    isAfterSpace = text.endsWith(' ');
    addRun(normal, { ...inline, text });
  }
  trimEnd(normal);
  return trimBy(normal, ({ kind }) => kind === 'text');
};

export const isEmptyLine = (part: DocumentPart): boolean =>
  part.kind === 'line' && part.inlines.length === 0;

const normalizePart = (part: DocumentPart): DocumentPart | [] => {
  if (part.kind === 'block') return part;
  const inlines = normalizeInlines(part.inlines);
  if (inlines.length > 0) return { ...part, inlines };
  // An empty paragraph is vertical space; an empty heading, quote or list item is nothing.
  return part.tag === 'p' && part.lists.length === 0 ? { ...part, align: null, inlines } : [];
};

/** White space collapsed, equal neighbours merged, empty lines only in between. */
export const normalizeDocument = (parts: TextDocument): TextDocument =>
  trimBy(parts.flatMap(normalizePart), (part) => !isEmptyLine(part));
