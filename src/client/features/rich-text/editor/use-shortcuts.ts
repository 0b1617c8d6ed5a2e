import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { mergeRegister } from '@lexical/utils';
import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, KEY_ESCAPE_COMMAND } from 'lexical';
import { type RefObject, useEffect } from 'react';
import { useEditorHost } from './editor-host.ts';
import { isMac, isShortcut } from './shortcuts.ts';
import { toolbarItems } from './toolbar-items.ts';

const isWayToToolbar = ({ key, altKey }: KeyboardEvent): boolean => key === 'F10' && altKey;

/** The keys of the toolbar's buttons, and Alt+F10, which leads from the text to the toolbar. */
export const useShortcuts = (toolbarRef: RefObject<HTMLElement | null>): void => {
  const [editor] = useLexicalComposerContext();
  const host = useEditorHost();
  useEffect(() => {
    const onMac = isMac();
    const act = (event: KeyboardEvent): boolean => {
      if (isWayToToolbar(event)) {
        event.preventDefault();
        toolbarRef.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
        return true;
      }
      const item = toolbarItems.find(
        ({ shortcut }) => shortcut && isShortcut(shortcut, event, onMac),
      );
      if (!item) return false;
      event.preventDefault();
      item.press(editor, host);
      return true;
    };
    return mergeRegister(
      editor.registerCommand(KEY_DOWN_COMMAND, act, COMMAND_PRIORITY_HIGH),
      // Lexical would let the focus go to nowhere.
      editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
    );
  }, [editor, host, toolbarRef]);
};
