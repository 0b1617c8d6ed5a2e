import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';
import {
  type LineTag,
  type ListTag,
  MAX_LIST_DEPTH,
} from '#client/features/editor/text/text-document.ts';
import { $readSelectionState } from './selection-state.ts';

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
