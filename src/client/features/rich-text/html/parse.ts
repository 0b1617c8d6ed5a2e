import { isAddressAlone, linkAddress } from '#client/features/rich-text/editor/link-address.ts';
import type { RichTextBlock } from '#shared/rich-text/rich-text.ts';
import {
  type DocumentPart,
  type Inline,
  isEmptyLine,
  type LineFormat,
  type ListTag,
  normalizeDocument,
  type TextDocument,
  type TextFormat,
  type TextLine,
} from './document.ts';
import {
  alignmentOf,
  blockOf,
  type Context,
  formatsOf,
  hrefOf,
  isBlockElement,
  isIgnored,
  makeInert,
  structureOf,
} from './parse-element.ts';

const createDocumentBuilder = () => {
  const parts: DocumentPart[] = [];
  let line: (TextLine & { inlines: Inline[] }) | null = null;
  let breaksBeforeNext = false;

  const endLine = (): void => {
    if (line) parts.push(line);
    line = null;
    breaksBeforeNext = false;
  };
  return {
    parts,
    endLine,
    /** Adds to the current line, or starts one with this format. */
    add: (inline: Inline, { tag, lists, align }: LineFormat): void => {
      line ??= { kind: 'line', tag, lists, align, inlines: [] };
      if (breaksBeforeNext) line.inlines.push({ kind: 'break' });
      breaksBeforeNext = false;
      line.inlines.push(inline);
    },
    addBlock: (block: RichTextBlock): void => {
      endLine();
      parts.push({ kind: 'block', block });
    },
    /** Starts a new line in the same list item or quote. */
    breakLine: (): void => {
      breaksBeforeNext = line !== null;
    },
    cancelBreak: (): void => {
      breaksBeforeNext = false;
    },
    isAtLineStart: (): boolean => line === null || breaksBeforeNext,
    /** The lists around the previous line: a Word paragraph does not name its outer lists. */
    previousLists: (): readonly ListTag[] => {
      const last = parts.at(-1);
      return last?.kind === 'line' ? last.lists : [];
    },
  };
};

type Parser = {
  builder: ReturnType<typeof createDocumentBuilder>;
  isPasted: boolean;
  lostPictures: number;
};

/** Headings are bold and links underlined anyway, but copied HTML often says it again. */
const isRedundant = (format: TextFormat, { tag, href }: Context): boolean =>
  (format === 'strong' && tag.startsWith('h')) || (format === 'u' && href !== undefined);

const parseText = (source: string, context: Context, { builder, isPasted }: Parser): void => {
  const text = isPasted ? source.replaceAll('\u00a0', ' ') : source;
  if (builder.isAtLineStart() && /^[ \t\r\n\f]*$/.test(text)) return;
  const formats = context.formats.filter((format) => !isPasted || !isRedundant(format, context));
  builder.add({ kind: 'text', text, formats, href: context.href }, context);
};

const parseChildren = (parent: Node, context: Context, parser: Parser): void => {
  for (const child of parent.childNodes) {
    if (child instanceof Text) parseText(child.data, context, parser);
    else if (child instanceof Element) parseElement(child, context, parser);
  }
};

const parseCells = (row: Element, context: Context, parser: Parser): void => {
  for (const cell of row.children) {
    if (!(cell.textContent ?? '').trim()) continue;
    parser.builder.cancelBreak();
    if (!parser.builder.isAtLineStart()) parseText(' · ', context, parser);
    parseChildren(cell, context, parser);
  }
};

const emoji = /^\p{Extended_Pictographic}\S{0,10}$/u;

const parseBlockElement = (element: Element, context: Context, parser: Parser): void => {
  const block = blockOf(element);
  const alt = element.getAttribute('alt') ?? '';
  if (block) parser.builder.addBlock(block);
  // Many sites show emoji as pictures.
  else if (emoji.test(alt)) parseText(alt, context, parser);
  else if (element.localName === 'img') parser.lostPictures += 1;
};

const parseTextElement = (element: Element, context: Context, parser: Parser): void => {
  const { builder } = parser;
  const { role, ...structure } = structureOf(element, context, builder.previousLists());
  if (role === 'inline') {
    const href = hrefOf(element) ?? context.href;
    const formats = formatsOf(element, context.formats);
    parseChildren(element, { ...context, href, formats }, parser);
    return;
  }
  const inside = { ...context, ...structure, align: alignmentOf(element, context.align) };
  const separate = role === 'paragraph' && context.breaksOnly ? builder.breakLine : builder.endLine;
  separate();
  if (role === 'row') parseCells(element, inside, parser);
  else parseChildren(element, inside, parser);
  separate();
};

const parseElement = (element: Element, context: Context, parser: Parser): void => {
  if (isIgnored(element)) return;
  if (element.localName === 'br') parser.builder.add({ kind: 'break' }, context);
  else if (isBlockElement(element)) parseBlockElement(element, context, parser);
  else parseTextElement(element, context, parser);
};

const plainLine: LineFormat = { tag: 'p', lists: [], align: null };

const parse = (root: Node, isPasted: boolean) => {
  const parser: Parser = { builder: createDocumentBuilder(), isPasted, lostPictures: 0 };
  const context: Context = { ...plainLine, formats: [], href: undefined, breaksOnly: false };
  parseChildren(root, context, parser);
  parser.builder.endLine();
  return {
    document: normalizeDocument(parser.builder.parts),
    lostPictures: parser.lostPictures,
  };
};

/** A document of its own: nothing in it is fetched, run or shown. */
const domOf = (html: string): Node =>
  new DOMParser().parseFromString(makeInert(html), 'text/html').body;

/** For elements from the editor. */
export const parseDom = (root: Node): TextDocument => parse(root, false).document;

/** For HTML from the server. */
export const parseHtml = (html: string): TextDocument => parseDom(domOf(html));

/** `lostPictures` counts those that only exist where they were copied. */
export type Pasted = { document: TextDocument; lostPictures: number };

/** For HTML from anywhere else. */
export const parsePasted = (html: string): Pasted => {
  const { document, lostPictures } = parse(domOf(html), true);
  return { document: document.filter((part) => !isEmptyLine(part)), lostPictures };
};

export const parsePlainText = (source: string): TextDocument => {
  const href = (isAddressAlone(source) && linkAddress(source)) || undefined;
  const lines = source.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  return normalizeDocument(
    lines.map((text) => ({
      kind: 'line',
      ...plainLine,
      inlines: [{ kind: 'text', text, formats: [], href }],
    })),
  );
};
