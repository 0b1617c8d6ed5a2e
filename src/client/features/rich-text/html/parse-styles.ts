import type { RichTextBlock } from '#shared/rich-text.ts';
import {
  type Alignment,
  type DocumentPart,
  type Inline,
  type LineTag,
  type ListTag,
  MAX_LIST_DEPTH,
  type TextFormat,
  type TextLine,
} from './text-document.ts';

/** How the next line looks, if one begins now. */
type LineLook = { tag: LineTag; lists: readonly ListTag[]; align: Alignment | null };

/** Collects what is read, line by line. */
export const createLineWriter = () => {
  const parts: DocumentPart[] = [];
  let line: (TextLine & { inlines: Inline[] }) | null = null;
  let breaksFirst = false;

  const endLine = (): void => {
    if (line) parts.push(line);
    line = null;
    breaksFirst = false;
  };
  return {
    parts,
    endLine,
    /** Adds to the open line, or begins one that looks so. */
    add: (inline: Inline, look: LineLook): void => {
      line ??= { kind: 'line', ...look, inlines: [] };
      if (breaksFirst) line.inlines.push({ kind: 'break' });
      breaksFirst = false;
      line.inlines.push(inline);
    },
    /** What follows stands below what was, in the same line of a list or quote. */
    breakLater: (): void => {
      breaksFirst = line !== null;
    },
    addBlock: (block: RichTextBlock): void => {
      endLine();
      parts.push({ kind: 'block', block });
    },
    /** What follows stands behind what was, after all. */
    goOn: (): void => {
      breaksFirst = false;
    },
    /** Whether nothing stands yet where the next words will. */
    isAtStart: (): boolean => line === null || breaksFirst,
    /** The lists around the last line, as Word's paragraphs go on with them. */
    lastLists: (): readonly ListTag[] => {
      const last = parts.at(-1);
      return last?.kind === 'line' ? last.lists : [];
    },
  };
};
export type LineWriter = ReturnType<typeof createLineWriter>;

// Styles are read as text: a policy that forbids inline styles keeps the browser from reading them.

/** Where a pasted text's styles are kept from the browser's eyes. */
const KEPT_STYLE = 'data-kept-style';

const styleSheet = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const tag = /<[a-z][^<>]*>/gi;

/**
 * HTML whose styles and handlers mean nothing to the browser, so that no policy is violated by them,
 * not even in a document that is never shown.
 */
export const disarmed = (html: string): string =>
  html
    .replace(styleSheet, '')
    .replace(tag, (source) =>
      source
        .replace(/(\s)style(\s*=)/gi, `$1${KEPT_STYLE}$2`)
        .replace(/([\s"'/])on(\w+\s*=)/gi, '$1data-on$2'),
    );

/** One declaration of an element's own style, in small letters; '' for none. */
export const styleOf = (element: Element, property: string): string => {
  const style = (element.getAttribute(KEPT_STYLE) ?? '').toLowerCase();
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`).exec(style);
  return found?.[1]?.trim() ?? '';
};

// Word writes the items of its lists as paragraphs whose style names a level, with the bullet or
// number as words in an element that everybody else should skip.

/** Whether an element holds nothing but the mark of an item, or is hidden. */
export const isSkipped = (element: Element): boolean =>
  styleOf(element, 'mso-list') === 'ignore' ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all';

const tagOfMark = (paragraph: Element): ListTag => {
  const mark = [...paragraph.querySelectorAll(`[${KEPT_STYLE}]`)].find(
    (element) => styleOf(element, 'mso-list') === 'ignore',
  );
  return /^\W*(\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
};

/** The lists around a paragraph of Word; null for one that is no item. */
const wordLists = (paragraph: Element, previous: readonly ListTag[]): readonly ListTag[] | null => {
  const level = /\blevel(\d)\b/.exec(styleOf(paragraph, 'mso-list'))?.[1];
  if (level === undefined) return null;
  const tag = tagOfMark(paragraph);
  const outer = Array.from({ length: Number(level) - 1 }, (_, depth) => previous[depth] ?? tag);
  return [...outer, tag];
};

/** What an element's surroundings make of the words inside of it. */
export type Around = LineLook & {
  formats: readonly TextFormat[];
  href: string | undefined;
  /** In an item, a quote or a cell paragraphs are lines of the same. */
  isSoft: boolean;
};

/** A line of its own, a further line where that is softer, a row of cells, or a stretch of words. */
type Manner = 'line' | 'soft' | 'row' | 'words';

const softTags = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address'],
  ...['center', 'pre', 'figure', 'figcaption', 'caption', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['table', 'tbody', 'thead', 'tfoot', 'form', 'fieldset', 'legend', 'hr'],
]);

const lineTags: Record<string, LineTag> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  blockquote: 'blockquote',
};

/** What Word calls a paragraph that is more than one. */
const wordTags: readonly [RegExp, LineTag][] = [
  [/\bMsoTitle\b/, 'h1'],
  [/\bMsoSubtitle\b/, 'h2'],
  [/\bMso(Intense)?Quote\b/, 'blockquote'],
];

const lineTagOf = (element: Element): LineTag | undefined =>
  lineTags[element.localName] ?? wordTags.find(([name]) => name.test(element.className))?.[1];

type Setting = { manner: Manner } & Pick<Around, 'tag' | 'lists' | 'isSoft'>;

const inLists = (lists: readonly ListTag[], isSoft: boolean): Setting => ({
  manner: 'line',
  tag: 'p',
  lists: lists.slice(0, MAX_LIST_DEPTH),
  isSoft,
});

/** How an element is read, and what it makes of what is inside. */
export const settingOf = (
  element: Element,
  { tag, lists, isSoft }: Around,
  previousLists: readonly ListTag[],
): Setting => {
  const { localName } = element;
  if (localName === 'ul' || localName === 'ol') return inLists([...lists, localName], false);
  if (localName === 'li') return inLists(lists.length > 0 ? lists : ['ul'], true);
  if (localName === 'tr') return { manner: 'row', tag, lists, isSoft: true };
  const fromWord = wordLists(element, previousLists);
  if (fromWord) return inLists(fromWord, true);
  const ownTag = lineTagOf(element);
  if (ownTag && lists.length === 0) {
    return { manner: 'line', tag: ownTag, lists, isSoft: ownTag === 'blockquote' };
  }
  const isParagraph = ownTag !== undefined || softTags.has(localName);
  return { manner: isParagraph ? 'soft' : 'words', tag, lists, isSoft };
};
