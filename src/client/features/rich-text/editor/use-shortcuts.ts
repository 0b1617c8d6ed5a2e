import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { mergeRegister } from '@lexical/utils';
import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, KEY_ESCAPE_COMMAND } from 'lexical';
import { type RefObject, useEffect } from 'react';
import { useEditorHost } from './editor-host.ts';
import { isMac, isShortcut } from './shortcuts.ts';
import { toolbarItems } from './toolbar-items.ts';

const leadsToToolbar = ({ key, altKey }: KeyboardEvent): boolean => key === 'F10' && altKey;

/** The toolbar's shortcuts, and Alt+F10, which moves the focus to the toolbar. */
export const useShortcuts = (toolbarRef: RefObject<HTMLElement | null>): void => {
  const [editor] = useLexicalComposerContext();
  const host = useEditorHost();
  useEffect(() => {
    const onMac = isMac();
    const handleKey = (event: KeyboardEvent): boolean => {
      if (leadsToToolbar(event)) {
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
      editor.registerCommand(KEY_DOWN_COMMAND, handleKey, COMMAND_PRIORITY_HIGH),
      // Lexical would blur the text.
      editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
    );
  }, [editor, host, toolbarRef]);
};
