import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, $isListNode, type ListNode } from '@lexical/list';
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementFormatType,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
  type TextNode,
} from 'lexical';
import { $createEmbedNode, $isEmbedNode } from '#client/features/rich-text/blocks/embed-node.ts';
import { isTextLink } from '#shared/rich-text.ts';
import type {
  Alignment,
  DocumentPart,
  Inline,
  LineTag,
  ListTag,
  TextDocument,
  TextFormat,
  TextLine,
  TextRun,
} from './text-document.ts';

/** The formats of a text by the names that Lexical gives them. */
export const lexicalFormats = [
  ['strong', 'bold'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['s', 'strikethrough'],
] as const satisfies readonly (readonly [TextFormat, TextFormatType])[];

const alignments: Partial<Record<ElementFormatType, Alignment>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
};

/** How a line is aligned; null for the usual way. */
export const alignmentOfLine = (line: ElementNode): Alignment | null =>
  alignments[line.getFormatType()] ?? null;

/** What a line outside of lists is; titles below the third are the third. */
export const tagOfLine = (line: ElementNode): LineTag => {
  if ($isQuoteNode(line)) return 'blockquote';
  if (!$isHeadingNode(line)) return 'p';
  const tag = line.getTag();
  return tag === 'h1' || tag === 'h2' ? tag : 'h3';
};

const formatsOf = (node: TextNode): TextFormat[] =>
  lexicalFormats.flatMap(([format, name]) => (node.hasFormat(name) ? format : []));

const $inlinesOf = (node: LexicalNode, href?: string): Inline[] => {
  if ($isTextNode(node)) {
    return [{ kind: 'text', text: node.getTextContent(), formats: formatsOf(node), href }];
  }
  if ($isLineBreakNode(node)) return [{ kind: 'break' }];
  if (!$isElementNode(node)) return [];
  const leadsTo = $isLinkNode(node) && isTextLink(node.getURL()) ? node.getURL() : href;
  return node.getChildren().flatMap((child) => $inlinesOf(child, leadsTo));
};

const $lineOf = (element: ElementNode, lists: readonly ListTag[]): DocumentPart => ({
  kind: 'line',
  tag: lists.length > 0 ? 'p' : tagOfLine(element),
  lists,
  align: alignmentOfLine(element),
  inlines: element
    .getChildren()
    .filter((child) => !$isListNode(child))
    .flatMap((child) => $inlinesOf(child)),
});

/** Lexical keeps a list inside a list in an item of its own. */
const $linesOf = (list: ListNode, outer: readonly ListTag[]): DocumentPart[] => {
  const lists = [...outer, list.getTag()];
  return list.getChildren().flatMap((item) => {
    if (!$isElementNode(item)) return [];
    const inner = item.getChildren().filter($isListNode);
    return [$lineOf(item, lists), ...inner.flatMap((child) => $linesOf(child, lists))];
  });
};

/** The text in the editor; to be called while its state is read. */
export const $readNodes = (): TextDocument =>
  $getRoot()
    .getChildren()
    .flatMap((node): DocumentPart | DocumentPart[] => {
      if ($isEmbedNode(node)) return { kind: 'block', block: node.getBlock() };
      if ($isListNode(node)) return $linesOf(node, []);
      return $isElementNode(node) ? $lineOf(node, []) : [];
    });

const $textOf = ({ text, formats }: TextRun): TextNode => {
  const node = $createTextNode(text);
  for (const [format, name] of lexicalFormats) {
    if (formats.includes(format)) node.toggleFormat(name);
  }
  return node;
};

const $inlineNodes = (inlines: readonly Inline[]): LexicalNode[] => {
  const nodes: LexicalNode[] = [];
  for (const inline of inlines) {
    const node = inline.kind === 'break' ? $createLineBreakNode() : $textOf(inline);
    const href = inline.kind === 'break' ? undefined : inline.href;
    const last = nodes.at(-1);
    if (href === undefined) nodes.push(node);
    else if ($isLinkNode(last) && last.getURL() === href) last.append(node);
    else nodes.push($createLinkNode(href).append(node));
  }
  return nodes;
};

const $elementOf = (tag: LineTag): ElementNode => {
  if (tag === 'p') return $createParagraphNode();
  return tag === 'blockquote' ? $createQuoteNode() : $createHeadingNode(tag);
};

const $fill = <T extends ElementNode>(element: T, { align, inlines }: TextLine): T => {
  if (align) element.setFormat(align);
  return element.append(...$inlineNodes(inlines));
};

type OpenList = { tag: ListTag; node: ListNode };

/** Opens the lists that a line stands in, inside of those that go on. */
const $openLists = (open: readonly OpenList[], tags: readonly ListTag[]): OpenList[] => {
  const ends = tags.findIndex((tag, depth) => open[depth]?.tag !== tag);
  const lists = open.slice(0, ends < 0 ? tags.length : ends);
  for (const tag of tags.slice(lists.length)) {
    const node = $createListNode(tag === 'ol' ? 'number' : 'bullet');
    lists.at(-1)?.node.append($createListItemNode().append(node));
    lists.push({ tag, node });
  }
  return lists;
};

/** The nodes of a text; to be called while the editor is changed. */
export const $createNodes = (document: TextDocument): LexicalNode[] => {
  let open: OpenList[] = [];
  return document.flatMap((part) => {
    const outermost = open[0]?.node;
    open = $openLists(open, part.kind === 'line' ? part.lists : []);
    if (part.kind === 'block') return $createEmbedNode(part.block);
    const list = open.at(-1);
    if (!list) return $fill($elementOf(part.tag), part);
    list.node.append($fill($createListItemNode(), part));
    return open[0] && open[0].node !== outermost ? open[0].node : [];
  });
};

/** The words alone of a text that is one plain line, to go into the line where the caret is. */
export const $createInlineNodes = (document: TextDocument): LexicalNode[] | null => {
  const [line, ...more] = document;
  if (line?.kind !== 'line' || more.length > 0) return null;
  return line.tag === 'p' && line.lists.length === 0 ? $inlineNodes(line.inlines) : null;
};
