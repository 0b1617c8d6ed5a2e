import { $insertGeneratedNodes } from '@lexical/clipboard';
import { $toggleLink } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { eventFiles, mergeRegister } from '@lexical/utils';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DRAGOVER_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
} from 'lexical';
import { useEffect } from 'react';
import { $insertBlock } from '#client/features/rich-text/blocks/insert-block.ts';
import { blockOfText } from '#client/features/rich-text/blocks/remote-blocks.ts';
import { $createInlineNodes, $createNodes } from '#client/features/rich-text/html/lexical-nodes.ts';
import { type Pasted, readPasted } from '#client/features/rich-text/html/parse-html.ts';
import { readPlainText } from '#client/features/rich-text/html/parse-plain-text.ts';
import { useEditorHost } from './editor-host.ts';
import { isAddressAlone, linkAddress } from './link-address.ts';

const OWN_FORMAT = 'application/x-lexical-editor';

/** Whether it was copied in an editor like this one: nothing of it is foreign. */
const isOwn = (transfer: DataTransfer, editor: LexicalEditor): boolean =>
  transfer.getData(OWN_FORMAT).includes(`"namespace":"${editor._config.namespace}"`);

const nothing: Pasted = { parts: [], lostPictures: 0 };

const readTransfer = (transfer: DataTransfer): Pasted => {
  const html = transfer.getData('text/html');
  const fromHtml = html ? readPasted(html) : nothing;
  if (fromHtml.parts.length > 0) return fromHtml;
  const pictures = [...transfer.files].filter(({ type }) => type.startsWith('image/')).length;
  return {
    parts: readPlainText(transfer.getData('text/plain')),
    lostPictures: fromHtml.lostPictures + pictures,
  };
};

/**
 * Puts what was copied where the caret is: an address over chosen words makes them a link, a film or
 * map alone becomes a block. Null where Lexical itself does better; says how many pictures stayed out.
 */
const $insertTransfer = (
  editor: LexicalEditor,
  transfer: DataTransfer,
): Pick<Pasted, 'lostPictures'> | null => {
  const selection = $getSelection();
  if (selection === null || isOwn(transfer, editor)) return null;
  const text = transfer.getData('text/plain');
  const hasChosenWords = $isRangeSelection(selection) && !selection.isCollapsed();
  const href = isAddressAlone(text) ? linkAddress(text) : null;
  if (hasChosenWords && href !== null) {
    $toggleLink(href, { rel: null });
    return nothing;
  }
  const block = blockOfText(text);
  if (block) {
    $insertBlock(block);
    return nothing;
  }
  const { parts, lostPictures } = readTransfer(transfer);
  const nodes = $createInlineNodes(parts) ?? $createNodes(parts);
  if (nodes.length > 0) $insertGeneratedNodes(editor, nodes, selection);
  return { lostPictures };
};

const clipboardWarnings = {
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
