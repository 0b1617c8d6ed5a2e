import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { mergeRegister } from '@lexical/utils';
import {
  $createParagraphNode,
  $createRangeSelectionFromDom,
  $getSelection,
  $isNodeSelection,
  $isRootNode,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  RootNode,
} from 'lexical';
import { useEffect } from 'react';
import { focusText } from '#client/features/rich-text/editor/focus-text.ts';
import { $isEmbedNode, EmbedNode } from './embed-node.ts';

/** Whether an event belongs to a button or player inside a block. */
export const isBlockControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.editor-embed :is(button, video, audio)') !== null;

/** Blocks are only allowed at the top level. */
const $liftToRoot = (embed: EmbedNode): void => {
  const parent = embed.getParent();
  if (parent === null || $isRootNode(parent)) return;
  embed.getParentOrThrow().getTopLevelElementOrThrow().insertAfter(embed);
};

/** So that the caret can go below the last block. */
const $endWithParagraph = (root: RootNode): void => {
  if ($isEmbedNode(root.getLastChild())) root.append($createParagraphNode());
};

/** Lexical must not handle keys pressed in a block's controls; Escape returns to the text. */
const keepControlKeys = (event: KeyboardEvent, editor: LexicalEditor): boolean => {
  if (!isBlockControl(event.target)) return false;
  if (event.key === 'Escape') {
    // Keeps a dialog around the editor open.
    event.preventDefault();
    focusText(editor);
  }
  return true;
};

/**
 * Clicking text must deselect a selected block. Lexical relies on `selectionchange`, which may fire after
 * the click, and would leave no caret.
 */
const $moveCaretToText = ({ target }: MouseEvent, editor: LexicalEditor): boolean => {
  const isOnBlock = target instanceof Element && target.closest('.editor-embed') !== null;
  if (isOnBlock || !$isNodeSelection($getSelection())) return false;
  const caret = $createRangeSelectionFromDom(getSelection(), editor);
  if (caret) $setSelection(caret);
  return caret !== null;
};

const registerBlockRules = (editor: LexicalEditor) =>
  mergeRegister(
    editor.registerCommand(KEY_DOWN_COMMAND, keepControlKeys, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(CLICK_COMMAND, $moveCaretToText, COMMAND_PRIORITY_HIGH),
    editor.registerNodeTransform(EmbedNode, $liftToRoot),
    editor.registerNodeTransform(RootNode, $endWithParagraph),
  );

export const useBlockRules = (): void => {
  const [editor] = useLexicalComposerContext();
  useEffect(() => registerBlockRules(editor), [editor]);
};
