import { $isListNode, type ListNode } from '@lexical/list';
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { $linkAtCaret } from '#client/features/editor/links/selected-link.ts';
import { lexicalFormats } from '#client/features/editor/nodes/lexical-formats.ts';
import { alignmentOfLine, tagOfLine } from '#client/features/editor/nodes/line-look.ts';
import type {
  Alignment,
  LineTag,
  ListTag,
  TextFormat,
} from '#client/features/editor/text/text-document.ts';

/** What the toolbar shows of the place where the caret is. */
export type SelectionState = {
  /** Null on a block, and before the text is entered. */
  line: LineTag | ListTag | null;
  listDepth: number;
  formats: readonly TextFormat[];
  align: Alignment | 'left' | null;
  isLink: boolean;
};

export const nowhere: SelectionState = {
  line: null,
  listDepth: 0,
  formats: [],
  align: null,
  isLink: false,
};

const isLine = (node: LexicalNode): node is ElementNode =>
  $isElementNode(node) && !node.isInline() && !$isRootNode(node);

const $listsAround = (node: LexicalNode): ListNode[] => {
  const list = $findMatchingParent(node, $isListNode);
  const outside = list?.getParent();
  return list ? [list, ...(outside ? $listsAround(outside) : [])] : [];
};

export const $readSelectionState = (): SelectionState => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nowhere;
  const node = selection.anchor.getNode();
  const line = $findMatchingParent(node, isLine);
  const lists = $listsAround(node);
  return {
    line: lists[0]?.getTag() ?? (line && tagOfLine(line)),
    listDepth: lists.length,
    formats: lexicalFormats.flatMap(([format, name]) => (selection.hasFormat(name) ? format : [])),
    align: line && (alignmentOfLine(line) ?? 'left'),
    isLink: $linkAtCaret() !== null,
  };
};
