import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  type ElementNode,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import type {
  Inline,
  LineTag,
  ListTag,
  TextDocument,
  TextLine,
  TextRun,
} from '#client/features/editor/text/text-document.ts';
import { $createEmbedNode } from './embed-node.ts';
import { lexicalFormats } from './lexical-formats.ts';

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
