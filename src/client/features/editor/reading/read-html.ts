import type { TextDocument, TextFormat } from '#client/features/editor/text/text-document.ts';
import { isEmptyLine, tidyDocument } from '#client/features/editor/text/tidy-document.ts';
import { isTextLink } from '#shared/rich-text.ts';
import { type Around, settingOf } from './element-settings.ts';
import { createLineWriter, type LineWriter } from './line-writer.ts';
import { blockOf, isBlockElement } from './read-block.ts';
import { alignmentOf, formatsInside } from './read-look.ts';
import { disarmed } from './read-style.ts';
import { isSkipped } from './word-lists.ts';

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
