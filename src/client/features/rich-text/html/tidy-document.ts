import type { DocumentPart, Inline, TextDocument, TextRun } from './text-document.ts';

/** What HTML draws as one blank. A hard blank (U+00A0) is none of them. */
const blanks = /[ \t\r\n\f]+/g;

const looksLike = (run: TextRun, other: TextRun): boolean =>
  run.href === other.href &&
  run.formats.length === other.formats.length &&
  run.formats.every((format) => other.formats.includes(format));

const addRun = (inlines: Inline[], run: TextRun): void => {
  const last = inlines.at(-1);
  if (last?.kind === 'text' && looksLike(last, run)) {
    inlines[inlines.length - 1] = { ...last, text: last.text + run.text };
  } else inlines.push(run);
};

const dropLastBlank = (inlines: Inline[]): void => {
  const last = inlines.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return;
  inlines.pop();
  if (last.text !== ' ') inlines.push({ ...last, text: last.text.slice(0, -1) });
};

const withoutOuterBreaks = (inlines: readonly Inline[]): readonly Inline[] => {
  const isText = ({ kind }: Inline) => kind === 'text';
  const first = inlines.findIndex(isText);
  return first < 0 ? [] : inlines.slice(first, inlines.findLastIndex(isText) + 1);
};

/** The same words with the blanks that a browser would draw, alike runs as one. */
const tidyInlines = (inlines: readonly Inline[]): readonly Inline[] => {
  const tidy: Inline[] = [];
  let isAfterBlank = true;
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      dropLastBlank(tidy);
      tidy.push(inline);
      isAfterBlank = true;
      continue;
    }
    const single = inline.text.toWellFormed().replace(blanks, ' ');
    const text: string = isAfterBlank ? single.replace(/^ /, '') : single;
    if (text === '') continue;
    isAfterBlank = text.endsWith(' ');
    addRun(tidy, { ...inline, text });
  }
  dropLastBlank(tidy);
  return withoutOuterBreaks(tidy);
};

export const isEmptyLine = (part: DocumentPart): boolean =>
  part.kind === 'line' && part.inlines.length === 0;

const withoutOuterEmptyLines = (parts: TextDocument): TextDocument => {
  const isFull = (part: DocumentPart) => !isEmptyLine(part);
  const first = parts.findIndex(isFull);
  return first < 0 ? [] : parts.slice(first, parts.findLastIndex(isFull) + 1);
};

const tidyPart = (part: DocumentPart): DocumentPart | [] => {
  if (part.kind === 'block') return part;
  const inlines = tidyInlines(part.inlines);
  if (inlines.length > 0) return { ...part, inlines };
  // A title, quote or list item without words says nothing; an empty paragraph is space.
  return part.tag === 'p' && part.lists.length === 0 ? { ...part, align: null, inlines } : [];
};

/** A text in its one form: what a reader would not see is gone, empty lines stay only in between. */
export const tidyDocument = (parts: TextDocument): TextDocument =>
  withoutOuterEmptyLines(parts.flatMap(tidyPart));
