import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  type ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';
import {
  alignmentOfLine,
  lexicalFormats,
  tagOfLine,
} from '#client/features/rich-text/html/lexical-nodes.ts';
import {
  type Alignment,
  type LineTag,
  type ListTag,
  MAX_LIST_DEPTH,
  type TextFormat,
} from '#client/features/rich-text/html/text-document.ts';
import { $linkAtCaret } from './selected-link.ts';

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

const $lineWith = (tag: LineTag): ElementNode => {
  if (tag === 'p') return $createParagraphNode();
  return tag === 'blockquote' ? $createQuoteNode() : $createHeadingNode(tag);
};

/** Makes the chosen lines so; a second time they are paragraphs again. */
export const setLine = (editor: LexicalEditor, tag: LineTag): void =>
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const isSo = $readSelectionState().line === tag;
    $setBlocksType(selection, () => $lineWith(isSo ? 'p' : tag));
  });

/** Makes the chosen lines items of a list; a second time they are paragraphs again. */
export const setList = (editor: LexicalEditor, tag: ListTag): void => {
  const isSo = editor.getEditorState().read($readSelectionState).line === tag;
  if (isSo) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
  else if (tag === 'ul') editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
  else editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
};

/** Moves the items of a list one level in or out; elsewhere nothing is indented. */
export const indentItems = (editor: LexicalEditor, direction: 'in' | 'out'): void => {
  const { listDepth } = editor.getEditorState().read($readSelectionState);
  if (listDepth === 0) return;
  if (direction === 'out') editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined);
  else if (listDepth < MAX_LIST_DEPTH) {
    editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined);
  }
};
