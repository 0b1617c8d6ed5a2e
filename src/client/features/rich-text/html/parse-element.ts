import { mapAddress, youtubeAddress } from '#shared/rich-text/embeds.ts';
import { isTextLink, parseBlock, type RichTextBlock } from '#shared/rich-text/rich-text.ts';
import {
  type Alignment,
  alignments,
  type LineFormat,
  type LineTag,
  type ListTag,
  MAX_LIST_DEPTH,
  type TextFormat,
} from './document.ts';

// The effect of a single element on the text inside it.

// Inline styles are read as strings: under a policy that forbids them the browser does not parse them.

const INERT_STYLE = 'data-inert-style';

const styleSheet = /<style[\s\S]*?(?:<\/style\s*>|$)/gi;
const startTag = /<[a-z][^<>]*>/gi;

/**
 * Renames style and event handler attributes, since parsing them would violate the content security
 * policy even in a document that is never shown.
 */
export const makeInert = (html: string): string =>
  html
    .replace(styleSheet, '')
    .replace(startTag, (source) =>
      source
        .replace(/(\s)style(\s*=)/gi, `$1${INERT_STYLE}$2`)
        .replace(/([\s"'/])on(\w+\s*=)/gi, '$1data-on$2'),
    );

const declarationOf = (property: string): RegExp =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i');

// Compiled once: the editor's text is parsed after every key.
const declarations = {
  weight: declarationOf('font-weight'),
  slant: declarationOf('font-style'),
  lines: declarationOf('text-decoration(?:-line)?'),
  align: declarationOf('text-align'),
  display: declarationOf('display'),
  wordList: declarationOf('mso-list'),
  wordHide: declarationOf('mso-hide'),
};

/** One declaration of an element's inline style, in lower case; '' for none. */
const styleOf = (element: Element, name: keyof typeof declarations): string => {
  const style = element.getAttribute(INERT_STYLE) ?? element.getAttribute('style');
  const value = style && declarations[name].exec(style)?.[1];
  return value ? value.trim().toLowerCase() : '';
};

const formatOfTag: Record<string, TextFormat> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
};

const styledFormats = (element: Element): Partial<Record<TextFormat, boolean>> => {
  const weight = styleOf(element, 'weight');
  const slant = styleOf(element, 'slant');
  const lines = styleOf(element, 'lines');
  return {
    ...(weight && { strong: /^(bold|[6-9]\d\d)/.test(weight) }),
    ...(slant && { em: /^(italic|oblique)/.test(slant) }),
    ...(lines.includes('underline') && { u: true }),
    ...(lines.includes('line-through') && { s: true }),
  };
};

export const formatsOf = (
  element: Element,
  around: readonly TextFormat[],
): readonly TextFormat[] => {
  const formats = new Set(around);
  const own = formatOfTag[element.localName];
  if (own) formats.add(own);
  for (const [format, isOn] of Object.entries(styledFormats(element))) {
    if (isOn) formats.add(format as TextFormat);
    else formats.delete(format as TextFormat);
  }
  return [...formats];
};

/** Undefined for an element that is not a link, or for a forbidden address. */
export const hrefOf = (element: Element): string | undefined => {
  const href = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  return href && isTextLink(href) ? href : undefined;
};

const isList = (localName: string): localName is ListTag =>
  localName === 'ul' || localName === 'ol';

/** The alignment that an element sets; undefined if it sets none. */
const ownAlignment = (element: Element): Alignment | null | undefined => {
  const byClass = alignments.find((name) => element.classList.contains(`align-${name}`));
  if (byClass) return byClass;
  const value = styleOf(element, 'align') || element.getAttribute('align')?.toLowerCase() || '';
  if (value === '') return element.localName === 'center' ? 'center' : undefined;
  return value === 'end' ? 'right' : (alignments.find((name) => name === value) ?? null);
};

/** The alignment inside an element. A nested list does not inherit that of the item around it. */
export const alignmentOf = (element: Element, around: Alignment | null): Alignment | null => {
  const own = ownAlignment(element);
  if (own !== undefined) return own;
  return isList(element.localName) ? null : around;
};

const fileKinds: Record<string, 'image' | 'video' | 'audio'> = {
  img: 'image',
  video: 'video',
  audio: 'audio',
};

/** The path of an address on this site; '' for any other. */
const ownPath = (address: string): string => {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
  return url?.origin === location.origin ? url.pathname : '';
};

const frameBlock = (element: Element): RichTextBlock | null => {
  const src = element.getAttribute('src') ?? '';
  const address = src.startsWith('//') ? `https:${src}` : src;
  const kind = youtubeAddress(address) ? 'youtube' : mapAddress(address) ? 'map' : undefined;
  return kind ? parseBlock({ 'data-block': kind, 'data-src': address }) : null;
};

const fileBlock = (element: Element): RichTextBlock | null => {
  const source =
    element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src');
  return parseBlock({
    'data-block': fileKinds[element.localName],
    'data-src': source ? ownPath(source) : '',
  });
};

/** Whether an element is a block or nothing, never text. */
export const isBlockElement = (element: Element): boolean =>
  element.localName === 'iframe' ||
  element.localName in fileKinds ||
  (element.localName === 'figure' && element.hasAttribute('data-block'));

/** The block that an element represents; null for a forbidden one. */
export const blockOf = (element: Element): RichTextBlock | null => {
  if (element.localName === 'iframe') return frameBlock(element);
  if (element.localName !== 'figure') return fileBlock(element);
  return parseBlock(
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );
};

const ignoredTags = new Set([
  ...['head', 'style', 'script', 'title', 'noscript', 'template', 'svg', 'math', 'object'],
  ...['embed', 'select', 'button', 'textarea', 'input', 'canvas', 'map', 'dialog'],
]);

// Word writes list items as paragraphs whose style names a level, and the bullet or number as text
// in an element marked `mso-list: ignore`.

export const isIgnored = (element: Element): boolean =>
  ignoredTags.has(element.localName) ||
  styleOf(element, 'wordList') === 'ignore' ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'wordHide') === 'all';

const wordListTag = (paragraph: Element): ListTag => {
  const mark = [...paragraph.querySelectorAll(`[${INERT_STYLE}]`)].find(
    (element) => styleOf(element, 'wordList') === 'ignore',
  );
  return /^\W*(\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
};

/** The lists around a Word paragraph; null if it is not a list item. */
const wordLists = (paragraph: Element, previous: readonly ListTag[]): readonly ListTag[] | null => {
  const level = /\blevel(\d)\b/.exec(styleOf(paragraph, 'wordList'))?.[1];
  if (level === undefined) return null;
  const tag = wordListTag(paragraph);
  const outer = Array.from({ length: Number(level) - 1 }, (_, depth) => previous[depth] ?? tag);
  return [...outer, tag];
};

const lineTags: Record<string, LineTag> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  blockquote: 'blockquote',
};

const wordStyles: readonly [RegExp, LineTag][] = [
  [/\bMsoTitle\b/, 'h1'],
  [/\bMsoSubtitle\b/, 'h2'],
  [/\bMso(Intense)?Quote\b/, 'blockquote'],
];

const lineTagOf = (element: Element): LineTag | undefined =>
  lineTags[element.localName] ?? wordStyles.find(([name]) => name.test(element.className))?.[1];

const paragraphTags = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address'],
  ...['center', 'pre', 'figure', 'figcaption', 'caption', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['table', 'tbody', 'thead', 'tfoot', 'form', 'fieldset', 'legend', 'hr'],
]);

/** The context that an element passes on to the text inside it. */
export type Context = LineFormat & {
  formats: readonly TextFormat[];
  href: string | undefined;
  /** Inside a list item, a quote or a table cell paragraphs only break the line. */
  breaksOnly: boolean;
};

/** Whether an element is lines of its own, a paragraph, a table row, or part of a line. */
type Structure = { role: 'line' | 'paragraph' | 'row' | 'inline' } & Pick<
  Context,
  'tag' | 'lists' | 'breaksOnly'
>;

const listStructure = (lists: readonly ListTag[], breaksOnly: boolean): Structure => ({
  role: 'line',
  tag: 'p',
  lists: lists.slice(0, MAX_LIST_DEPTH),
  breaksOnly,
});

export const structureOf = (
  element: Element,
  { tag, lists, breaksOnly }: Context,
  previousLists: readonly ListTag[],
): Structure => {
  const { localName } = element;
  if (isList(localName)) return listStructure([...lists, localName], false);
  if (localName === 'li') return listStructure(lists.length > 0 ? lists : ['ul'], true);
  if (localName === 'tr') return { role: 'row', tag, lists, breaksOnly: true };
  const fromWord = wordLists(element, previousLists);
  if (fromWord) return listStructure(fromWord, true);
  const ownTag = lineTagOf(element);
  if (ownTag && lists.length === 0) {
    return { role: 'line', tag: ownTag, lists, breaksOnly: ownTag === 'blockquote' };
  }
  const isParagraph = ownTag !== undefined || paragraphTags.has(localName);
  return { role: isParagraph ? 'paragraph' : 'inline', tag, lists, breaksOnly };
};
