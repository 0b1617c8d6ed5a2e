import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  type ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  type ElementFormatType,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  OUTDENT_CONTENT_COMMAND,
  type TextFormatType,
} from 'lexical';
import {
  type Alignment,
  type LineTag,
  type ListTag,
  MAX_LIST_DEPTH,
  type TextFormat,
} from '#client/features/rich-text/html/document.ts';
import { $linkAtCaret } from './selected-link.ts';

export type SelectionState = {
  /** Null on a block, and before the editor has had the focus. */
  line: LineTag | ListTag | null;
  listDepth: number;
  formats: readonly TextFormat[];
  align: Alignment | 'left' | null;
  isLink: boolean;
};

export const noSelection: SelectionState = {
  line: null,
  listDepth: 0,
  formats: [],
  align: null,
  isLink: false,
};

const lexicalFormats = [
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

const isLine = (node: LexicalNode): node is ElementNode =>
  $isElementNode(node) && !node.isInline() && !$isRootNode(node);

const tagOf = (line: ElementNode): LineTag => {
  if ($isQuoteNode(line)) return 'blockquote';
  if (!$isHeadingNode(line)) return 'p';
  const tag = line.getTag();
  return tag === 'h1' || tag === 'h2' ? tag : 'h3';
};

/** The innermost first. */
const $listsAround = (node: LexicalNode): ListNode[] => {
  const list = $findMatchingParent(node, $isListNode);
  const parent = list?.getParent();
  return list ? [list, ...(parent ? $listsAround(parent) : [])] : [];
};

export const $readSelectionState = (): SelectionState => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return noSelection;
  const node = selection.anchor.getNode();
  const line = $findMatchingParent(node, isLine);
  const lists = $listsAround(node);
  return {
    line: lists[0]?.getTag() ?? (line && tagOf(line)),
    listDepth: lists.length,
    formats: lexicalFormats.flatMap(([format, name]) => (selection.hasFormat(name) ? format : [])),
    align: line && (alignments[line.getFormatType()] ?? 'left'),
    isLink: $linkAtCaret() !== null,
  };
};

const $createLine = (tag: LineTag): ElementNode => {
  if (tag === 'p') return $createParagraphNode();
  return tag === 'blockquote' ? $createQuoteNode() : $createHeadingNode(tag);
};

/** Formats the selected lines, or makes them paragraphs again if they have that format. */
export const setLine = (editor: LexicalEditor, tag: LineTag): void =>
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const isSet = $readSelectionState().line === tag;
    $setBlocksType(selection, () => $createLine(isSet ? 'p' : tag));
  });

/** Makes the selected lines a list, or paragraphs again if they are such a list. */
export const setList = (editor: LexicalEditor, tag: ListTag): void => {
  const isSet = editor.getEditorState().read($readSelectionState).line === tag;
  if (isSet) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
  else if (tag === 'ul') editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
  else editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
};

/** Moves list items one level in or out; nothing else can be indented. */
export const indentItems = (editor: LexicalEditor, direction: 'in' | 'out'): void => {
  const { listDepth } = editor.getEditorState().read($readSelectionState);
  if (listDepth === 0) return;
  if (direction === 'out') editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined);
  else if (listDepth < MAX_LIST_DEPTH) {
    editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined);
  }
};
