import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { mergeRegister } from '@lexical/utils';
import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW } from 'lexical';
import { useEffect, useState } from 'react';
import { $readSelectionState, noSelection, type SelectionState } from './selection.ts';

export type ToolbarState = SelectionState & { canUndo: boolean; canRedo: boolean };

const isSame = (a: ToolbarState, b: ToolbarState): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const useToolbarState = (): ToolbarState => {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState<ToolbarState>({
    ...noSelection,
    canUndo: false,
    canRedo: false,
  });
  useEffect(() => {
    const change = (part: Partial<ToolbarState>) =>
      setState((before) => {
        const after = { ...before, ...part };
        return isSame(before, after) ? before : after;
      });
    const listen = (part: 'canUndo' | 'canRedo') => (is: boolean) => {
      change({ [part]: is });
      return false;
    };
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) =>
        change(editorState.read($readSelectionState)),
      ),
      editor.registerCommand(CAN_UNDO_COMMAND, listen('canUndo'), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, listen('canRedo'), COMMAND_PRIORITY_LOW),
    );
  }, [editor]);
  return state;
};
