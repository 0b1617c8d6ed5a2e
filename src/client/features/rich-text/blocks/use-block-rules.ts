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

/** Whether something happens to a button or player inside of a block, not to the block. */
export const isBlockControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.editor-embed :is(button, video, audio)') !== null;

/** Blocks stand between the lines, never inside of one. */
const $lift = (embed: EmbedNode): void => {
  const parent = embed.getParent();
  if (parent === null || $isRootNode(parent)) return;
  embed.getParentOrThrow().getTopLevelElementOrThrow().insertAfter(embed);
};

/** Under the last block there is a place for the caret. */
const $endWithLine = (root: RootNode): void => {
  if ($isEmbedNode(root.getLastChild())) root.append($createParagraphNode());
};

/** The keys that a button or player of a block gets are its own; Escape leads back to the text. */
const keepKeys = (event: KeyboardEvent, editor: LexicalEditor): boolean => {
  if (!isBlockControl(event.target)) return false;
  if (event.key === 'Escape') {
    // In a dialog it would close that.
    event.preventDefault();
    focusText(editor);
  }
  return true;
};

/**
 * A press on words leaves a selected block. Lexical waits for the browser to say where the caret is,
 * which may be later than the press, and no caret is left then.
 */
const $goToWords = ({ target }: MouseEvent, editor: LexicalEditor): boolean => {
  const isOnBlock = target instanceof Element && target.closest('.editor-embed') !== null;
  if (isOnBlock || !$isNodeSelection($getSelection())) return false;
  const caret = $createRangeSelectionFromDom(getSelection(), editor);
  if (caret) $setSelection(caret);
  return caret !== null;
};

const registerBlockRules = (editor: LexicalEditor) =>
  mergeRegister(
    editor.registerCommand(KEY_DOWN_COMMAND, keepKeys, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(CLICK_COMMAND, $goToWords, COMMAND_PRIORITY_HIGH),
    editor.registerNodeTransform(EmbedNode, $lift),
    editor.registerNodeTransform(RootNode, $endWithLine),
  );

export const useBlockRules = (): void => {
  const [editor] = useLexicalComposerContext();
  useEffect(() => registerBlockRules(editor), [editor]);
};
