import { blockAttributes } from '#shared/rich-text/rich-text.ts';
import {
  type DocumentPart,
  type Inline,
  type ListTag,
  normalizeDocument,
  type TextDocument,
  type TextLine,
  type TextRun,
  textFormats,
} from './document.ts';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeValue = (value: string): string => escapeText(value).replaceAll('"', '&quot;');

type Element = { name: string; start: string };

const elementsOf = ({ href, formats }: TextRun): Element[] => [
  ...(href === undefined ? [] : [{ name: 'a', start: `<a href="${escapeValue(href)}">` }]),
  ...textFormats
    .filter((format) => formats.includes(format))
    .map((name) => ({ name, start: `<${name}>` })),
];

const endTags = (elements: readonly Element[]): string =>
  elements
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');

/** How many of the open elements stay open. */
const commonLength = <T>(
  open: readonly T[],
  next: readonly T[],
  isSame: (a: T, b: T) => boolean,
) => {
  const index = open.findIndex((element, at) => {
    const other = next[at];
    return other === undefined || !isSame(element, other);
  });
  return index < 0 ? open.length : index;
};

const serializeInlines = (inlines: readonly Inline[]): string => {
  let html = '';
  let open: Element[] = [];
  const change = (next: Element[]) => {
    const kept = commonLength(open, next, (a, b) => a.start === b.start);
    const starts = next.slice(kept).map(({ start }) => start);
    html += endTags(open.slice(kept)) + starts.join('');
    open = next;
  };
  for (const inline of inlines) {
    change(inline.kind === 'break' ? [] : elementsOf(inline));
    html += inline.kind === 'break' ? '<br>' : escapeText(inline.text);
  }
  change([]);
  return html;
};

const startTag = (name: string, { align }: TextLine): string =>
  align === null ? `<${name}>` : `<${name} class="align-${align}">`;

const serializeBlock = (part: DocumentPart & { kind: 'block' }): string => {
  const attributes = Object.entries(blockAttributes(part.block));
  return `<figure ${attributes.map(([name, value]) => `${name}="${escapeValue(value)}"`).join(' ')}></figure>`;
};

const serializeLine = (line: TextLine): string =>
  `${startTag(line.tag, line)}${serializeInlines(line.inlines) || '<br>'}</${line.tag}>`;

/** Closes and opens lists. Every open list has an open item, and a nested list goes into it. */
const changeLists = (open: readonly ListTag[], next: readonly ListTag[]): string => {
  const kept = commonLength(open, next, (a, b) => a === b);
  const ends = open
    .slice(kept)
    .toReversed()
    .map((tag) => `</li></${tag}>`);
  if (next.length > 0 && kept === next.length) return `${ends.join('')}</li>`;
  const starts = next.slice(kept, -1).map((tag) => `<${tag}><li>`);
  return [...ends, ...starts, next.length > 0 ? `<${next.at(-1)}>` : ''].join('');
};

const listsOf = (part: DocumentPart): readonly ListTag[] =>
  part.kind === 'line' ? part.lists : [];

const serializePart = (part: DocumentPart): string => {
  if (part.kind === 'block') return serializeBlock(part);
  if (part.lists.length === 0) return serializeLine(part);
  return `${startTag('li', part)}${serializeInlines(part.inlines)}`;
};

/** The canonical HTML: equal texts give equal strings; '' for an empty one. */
export const serializeDocument = (document: TextDocument): string => {
  let open: readonly ListTag[] = [];
  const pieces = normalizeDocument(document).map((part) => {
    const lists = listsOf(part);
    const change = changeLists(open, lists);
    open = lists;
    return change + serializePart(part);
  });
  return [...pieces, changeLists(open, [])].join('');
};
