import { mapAddress, youtubeAddress } from '#shared/embeds.ts';
import { isTextLink, parseBlock, type RichTextBlock } from '#shared/rich-text.ts';
import {
  type Around,
  createLineWriter,
  disarmed,
  isSkipped,
  type LineWriter,
  settingOf,
  styleOf,
} from './parse-styles.ts';
import type { Alignment, TextDocument, TextFormat } from './text-document.ts';
import { isEmptyLine, tidyDocument } from './tidy-document.ts';

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

/** What a style says of a format; undefined where it says nothing. */
const styledFormats = (element: Element): Partial<Record<TextFormat, boolean>> => {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const lines = styleOf(element, 'text-decoration(?:-line)?');
  return {
    ...(weight && { strong: /^(bold|[6-9]\d\d)/.test(weight) }),
    ...(slant && { em: /^(italic|oblique)/.test(slant) }),
    ...(lines.includes('underline') && { u: true }),
    ...(lines.includes('line-through') && { s: true }),
  };
};

/** The formats inside of an element, from those around it. */
const formatsInside = (element: Element, around: readonly TextFormat[]): readonly TextFormat[] => {
  const formats = new Set(around);
  const own = formatOfTag[element.localName];
  if (own) formats.add(own);
  for (const [format, isOn] of Object.entries(styledFormats(element))) {
    if (isOn) formats.add(format as TextFormat);
    else formats.delete(format as TextFormat);
  }
  return [...formats];
};

const alignments: readonly Alignment[] = ['center', 'right', 'justify'];

/** How an element is aligned; undefined where it says nothing, null for the usual way. */
const alignmentOf = (element: Element): Alignment | null | undefined => {
  const byClass = alignments.find((name) => element.classList.contains(`align-${name}`));
  if (byClass) return byClass;
  const said = styleOf(element, 'text-align') || element.getAttribute('align')?.toLowerCase() || '';
  if (said === '') return element.localName === 'center' ? 'center' : undefined;
  return said === 'end' ? 'right' : (alignments.find((name) => name === said) ?? null);
};

const fileKinds: Record<string, 'image' | 'video' | 'audio'> = {
  img: 'image',
  video: 'video',
  audio: 'audio',
};

/** The path of a file of this site; an address elsewhere is none. */
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

/** Whether an element can only be a block, or nothing. */
const isBlockElement = (element: Element): boolean =>
  element.localName === 'iframe' ||
  element.localName in fileKinds ||
  (element.localName === 'figure' && element.hasAttribute('data-block'));

/** The block that an element shows; null for one that may not be shown. */
const blockOf = (element: Element): RichTextBlock | null => {
  if (element.localName === 'iframe') return frameBlock(element);
  if (element.localName !== 'figure') return fileBlock(element);
  return parseBlock(
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );
};

type Reading = { writer: LineWriter; isPasted: boolean; lostPictures: number };

const ignored = new Set([
  ...['head', 'style', 'script', 'title', 'noscript', 'template', 'svg', 'math', 'object'],
  ...['embed', 'select', 'button', 'textarea', 'input', 'canvas', 'map', 'dialog'],
]);

/** Titles are bold and links underlined as they are: what is copied says so once more. */
const isSaidTwice = (format: TextFormat, { tag, href }: Around): boolean =>
  (format === 'strong' && tag.startsWith('h')) || (format === 'u' && href !== undefined);

const readText = (text: string, around: Around, { writer, isPasted }: Reading): void => {
  const words = isPasted ? text.replaceAll('\u00a0', ' ') : text;
  if (writer.isAtStart() && /^[ \t\r\n\f]*$/.test(words)) return;
  const { tag, lists, align, href } = around;
  const formats = around.formats.filter((format) => !isPasted || !isSaidTwice(format, around));
  writer.add({ kind: 'text', text: words, formats, href }, { tag, lists, align });
};

const readChildren = (element: Node, around: Around, reading: Reading): void => {
  for (const child of element.childNodes) readNode(child, around, reading);
};

/** The cells of a row, one behind the other. */
const readCells = (row: Element, around: Around, reading: Reading): void => {
  for (const cell of row.children) {
    if (!(cell.textContent ?? '').trim()) continue;
    reading.writer.goOn();
    if (!reading.writer.isAtStart()) readText(' · ', around, reading);
    readChildren(cell, around, reading);
  }
};

const emoji = /^\p{Extended_Pictographic}\S{0,10}$/u;

const readBlock = (element: Element, around: Around, reading: Reading): void => {
  const block = blockOf(element);
  const alt = element.getAttribute('alt') ?? '';
  if (block) reading.writer.addBlock(block);
  // Many sites draw these signs as pictures.
  else if (emoji.test(alt)) readText(alt, around, reading);
  else if (element.localName === 'img') reading.lostPictures += 1;
};

const readBreak = ({ tag, lists, align }: Around, { writer }: Reading): void =>
  writer.add({ kind: 'break' }, { tag, lists, align });

const linkOf = (element: Element): string | undefined => {
  const href = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  return href && isTextLink(href) ? href : undefined;
};

/** A list in a centred item is none itself. */
const alignInside = (element: Element, around: Around): Around['align'] => {
  const own = alignmentOf(element);
  if (own !== undefined) return own;
  return element.localName === 'ul' || element.localName === 'ol' ? null : around.align;
};

const readStructure = (element: Element, around: Around, reading: Reading): void => {
  const { writer } = reading;
  const { manner, ...setting } = settingOf(element, around, writer.lastLists());
  if (manner === 'words') {
    const href = linkOf(element) ?? around.href;
    const formats = formatsInside(element, around.formats);
    readChildren(element, { ...around, href, formats }, reading);
    return;
  }
  const inside = { ...around, ...setting, align: alignInside(element, around) };
  const edge = manner === 'soft' && around.isSoft ? writer.breakLater : writer.endLine;
  edge();
  if (manner === 'row') readCells(element, inside, reading);
  else readChildren(element, inside, reading);
  edge();
};

const readElement = (element: Element, around: Around, reading: Reading): void => {
  if (ignored.has(element.localName) || isSkipped(element)) return;
  if (element.localName === 'br') readBreak(around, reading);
  else if (isBlockElement(element)) readBlock(element, around, reading);
  else readStructure(element, around, reading);
};

const readNode = (node: Node, around: Around, reading: Reading): void => {
  if (node instanceof Text) readText(node.data, around, reading);
  else if (node instanceof Element) readElement(node, around, reading);
};

const plain: Around = {
  tag: 'p',
  lists: [],
  align: null,
  formats: [],
  href: undefined,
  isSoft: false,
};

const read = (html: string, isPasted: boolean) => {
  // A document of its own: nothing in it is fetched, run or shown.
  const { body } = new DOMParser().parseFromString(disarmed(html), 'text/html');
  const reading: Reading = { writer: createLineWriter(), isPasted, lostPictures: 0 };
  readChildren(body, plain, reading);
  reading.writer.endLine();
  return { parts: tidyDocument(reading.writer.parts), lostPictures: reading.lostPictures };
};

/** A text from its stored HTML. */
export const readHtml = (html: string): TextDocument => read(html, false).parts;

export type Pasted = { parts: TextDocument; lostPictures: number };

/** What may stand in a text of what was copied elsewhere, and how many pictures had to stay there. */
export const readPasted = (html: string): Pasted => {
  const { parts, lostPictures } = read(html, true);
  return { parts: parts.filter((part) => !isEmptyLine(part)), lostPictures };
};
