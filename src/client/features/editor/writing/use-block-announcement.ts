import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getSelection, $isNodeSelection } from 'lexical';
import { useEffect } from 'react';
import { blockNames } from '#client/features/editor/blocks/block-words.ts';
import { $isEmbedNode } from '#client/features/editor/nodes/embed-node.ts';
import { useEditorHost } from './editor-host.ts';

const $selectedBlockInWords = (): string => {
  const selection = $getSelection();
  const [node] = $isNodeSelection(selection) ? selection.getNodes() : [];
  return $isEmbedNode(node)
    ? `${blockNames[node.getBlock().kind]}, blocco selezionato. Tab per i comandi, Canc per eliminarlo.`
    : '';
};

/** The focus stays on the text while a block is selected, so nothing else would say it. */
export const useBlockAnnouncement = (): void => {
  const [editor] = useLexicalComposerContext();
  const { announce } = useEditorHost();
  useEffect(() => {
    let said = '';
    return editor.registerUpdateListener(({ editorState }) => {
      const words = editorState.read($selectedBlockInWords);
      if (words && words !== said) announce(words);
      said = words;
    });
  }, [editor, announce]);
};
