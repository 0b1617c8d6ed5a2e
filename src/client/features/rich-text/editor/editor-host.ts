import type { NodeKey } from 'lexical';
import { createContext, useContext } from 'react';
import type { RichTextBlock, RichTextBlockKind } from '#shared/rich-text.ts';

/** A block that stands in the text. */
export type PlacedBlock = { nodeKey: NodeKey; block: RichTextBlock };

/** What needs a word with the writer before it is done. */
export type EditorQuestion =
  | { kind: 'link' }
  | { kind: 'insert'; blockKind: RichTextBlockKind }
  | { kind: 'change'; placed: PlacedBlock }
  | { kind: 'remove'; placed: PlacedBlock };

/** What the frame around the text does for its parts. */
export type EditorHost = {
  ask: (question: EditorQuestion) => void;
  /** Stands under the text until it is put away. */
  warn: (text: string) => void;
  /** For those who hear the page. */
  announce: (text: string) => void;
};

const nobody: EditorHost = { ask: () => {}, warn: () => {}, announce: () => {} };

export const EditorHostContext = createContext<EditorHost>(nobody);
export const useEditorHost = (): EditorHost => useContext(EditorHostContext);
