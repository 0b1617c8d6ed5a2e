import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { eventFiles, mergeRegister } from '@lexical/utils';
import {
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DRAGOVER_COMMAND,
  DROP_COMMAND,
  PASTE_COMMAND,
} from 'lexical';
import { useEffect } from 'react';
import { useEditorHost } from './editor-host.ts';
import { $insertTransfer } from './insert-transfer.ts';

export const clipboardWarnings = {
  pictures: 'Le immagini incollate non si possono usare: aggiungile dalla libreria',
  files:
    'I file non si trascinano nel testo: aggiungili con i pulsanti Immagine, Video e Audio della barra.',
};

/** What is pasted or dropped comes in clean, or not at all. */
export const useClipboard = (): void => {
  const [editor] = useLexicalComposerContext();
  const { warn } = useEditorHost();
  useEffect(() => {
    const take = (transfer: DataTransfer | null, event: Event): boolean => {
      const taken = transfer && $insertTransfer(editor, transfer);
      if (!taken) return false;
      event.preventDefault();
      warn(taken.lostPictures > 0 ? clipboardWarnings.pictures : '');
      return true;
    };
    const refuseFiles = (event: DragEvent): boolean => {
      const [isFiles] = eventFiles(event);
      if (!isFiles) return false;
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault();
      if (event.type === 'drop') warn(clipboardWarnings.files);
      return true;
    };
    return mergeRegister(
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => event instanceof ClipboardEvent && take(event.clipboardData, event),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (event) => typeof event !== 'string' && take(event.dataTransfer, event),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(DRAGOVER_COMMAND, refuseFiles, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(DROP_COMMAND, refuseFiles, COMMAND_PRIORITY_HIGH),
    );
  }, [editor, warn]);
};
