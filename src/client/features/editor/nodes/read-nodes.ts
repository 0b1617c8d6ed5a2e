import { $isLinkNode } from '@lexical/link';
import { $isListNode, type ListNode } from '@lexical/list';
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import type {
  DocumentPart,
  Inline,
  ListTag,
  TextDocument,
  TextFormat,
} from '#client/features/editor/text/text-document.ts';
import { isTextLink } from '#shared/rich-text.ts';
import { $isEmbedNode } from './embed-node.ts';
import { lexicalFormats } from './lexical-formats.ts';
import { alignmentOfLine, tagOfLine } from './line-look.ts';

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
