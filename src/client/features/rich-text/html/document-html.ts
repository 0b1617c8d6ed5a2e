import { blockAttributes } from '#shared/rich-text.ts';
import {
  type DocumentPart,
  type Inline,
  type ListTag,
  type TextDocument,
  type TextLine,
  type TextRun,
  textFormats,
} from './text-document.ts';
import { tidyDocument } from './tidy-document.ts';

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

const endsOf = (elements: readonly Element[]): string =>
  elements
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');

/** How many of the elements that are open go on. */
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

const inlinesHtml = (inlines: readonly Inline[]): string => {
  let html = '';
  let open: Element[] = [];
  const change = (next: Element[]) => {
    const kept = commonLength(open, next, (a, b) => a.start === b.start);
    const starts = next.slice(kept).map(({ start }) => start);
    html += endsOf(open.slice(kept)) + starts.join('');
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

const blockHtml = (part: DocumentPart & { kind: 'block' }): string => {
  const attributes = Object.entries(blockAttributes(part.block));
  return `<figure ${attributes.map(([name, value]) => `${name}="${escapeValue(value)}"`).join(' ')}></figure>`;
};

const lineHtml = (line: TextLine): string =>
  `${startTag(line.tag, line)}${inlinesHtml(line.inlines) || '<br>'}</${line.tag}>`;

/** Each open list has an open item: the next item ends it, a list inside goes into it. */
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

const partHtml = (part: DocumentPart): string => {
  if (part.kind === 'block') return blockHtml(part);
  if (part.lists.length === 0) return lineHtml(part);
  return `${startTag('li', part)}${inlinesHtml(part.inlines)}`;
};

/** The canonical HTML of a text: alike texts give the same characters; '' for an empty one. */
export const documentHtml = (document: TextDocument): string => {
  let open: readonly ListTag[] = [];
  const pieces = tidyDocument(document).map((part) => {
    const lists = listsOf(part);
    const change = changeLists(open, lists);
    open = lists;
    return change + partHtml(part);
  });
  return [...pieces, changeLists(open, [])].join('');
};
