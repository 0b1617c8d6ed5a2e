import type { LexicalEditor } from 'lexical';

/** Gives the text the focus. Lexical alone takes a button inside a block for a part of the text. */
export const focusText = (editor: LexicalEditor): void => {
  editor.getRootElement()?.focus({ preventScroll: true });
  editor.focus();
};
