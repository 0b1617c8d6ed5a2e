import type { NodeKey } from 'lexical';
import { createContext, useContext } from 'react';
import type { RichTextBlock, RichTextBlockKind } from '#shared/rich-text/rich-text.ts';

export type PlacedBlock = { nodeKey: NodeKey; block: RichTextBlock };

export type DialogRequest =
  | { kind: 'link' }
  /** Which block to insert; for screens without room for a button each. */
  | { kind: 'choose' }
  | { kind: 'insert'; blockKind: RichTextBlockKind }
  | { kind: 'change'; placed: PlacedBlock }
  | { kind: 'caption'; placed: PlacedBlock }
  | { kind: 'remove'; placed: PlacedBlock };

export type EditorHost = {
  openDialog: (request: DialogRequest) => void;
  /** Stays below the text until it is dismissed. */
  warn: (message: string) => void;
  /** For screen readers. */
  announce: (message: string) => void;
};

const noHost: EditorHost = { openDialog: () => {}, warn: () => {}, announce: () => {} };

export const EditorHostContext = createContext<EditorHost>(noHost);
export const useEditorHost = (): EditorHost => useContext(EditorHostContext);
