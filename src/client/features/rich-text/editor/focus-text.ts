import type { LexicalEditor } from 'lexical';

/** Lexical's `focus` alone would leave the focus on a button inside a block. */
export const focusText = (editor: LexicalEditor): void => {
  editor.getRootElement()?.focus({ preventScroll: true });
  editor.focus();
};
