import {
  type LineTag,
  type ListTag,
  MAX_LIST_DEPTH,
  type TextFormat,
} from '#client/features/editor/text/text-document.ts';
import type { LineLook } from './line-writer.ts';
import { wordLists } from './word-lists.ts';

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
