import { $insertGeneratedNodes } from '@lexical/clipboard';
import { $toggleLink } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { eventFiles, mergeRegister } from '@lexical/utils';
import {
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DRAGOVER_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from 'lexical';
import { useEffect } from 'react';
import { $insertBlock } from '#client/features/rich-text/blocks/insert-block.ts';
import { blockOfText } from '#client/features/rich-text/blocks/remote-blocks.ts';
import type { TextDocument } from '#client/features/rich-text/html/document.ts';
import { $nodesFromDocument } from '#client/features/rich-text/html/lexical-html.ts';
import { type Pasted, parsePasted, parsePlainText } from '#client/features/rich-text/html/parse.ts';
import { useEditorHost } from './editor-host.ts';
import { isAddressAlone, linkAddress } from './link-address.ts';

const OWN_FORMAT = 'application/x-lexical-editor';

/** Whether it was copied in an editor like this one, and needs no clean-up. */
const isOwn = (transfer: DataTransfer, editor: LexicalEditor): boolean =>
  transfer.getData(OWN_FORMAT).includes(`"namespace":"${editor._config.namespace}"`);

const nothing: Pasted = { document: [], lostPictures: 0 };

const parseTransfer = (transfer: DataTransfer): Pasted => {
  const html = transfer.getData('text/html');
  const fromHtml = html ? parsePasted(html) : nothing;
  if (fromHtml.document.length > 0) return fromHtml;
  const pictures = [...transfer.files].filter(({ type }) => type.startsWith('image/')).length;
  return {
    document: parsePlainText(transfer.getData('text/plain')),
    lostPictures: fromHtml.lostPictures + pictures,
  };
};

/** A single plain paragraph is inserted as text, into the line with the caret. */
const $nodesToInsert = (editor: LexicalEditor, document: TextDocument): LexicalNode[] => {
  const nodes = $nodesFromDocument(editor, document);
  const [only, ...more] = nodes;
  return $isParagraphNode(only) && more.length === 0 ? only.getChildren() : nodes;
};

/**
 * Pastes or drops at the caret: an address makes selected text a link, a lone YouTube or map address
 * becomes a block. Returns null where Lexical's own handling is right.
 */
const $insertTransfer = (
  editor: LexicalEditor,
  transfer: DataTransfer,
): Pick<Pasted, 'lostPictures'> | null => {
  const selection = $getSelection();
  if (selection === null || isOwn(transfer, editor)) return null;
  const text = transfer.getData('text/plain');
  const hasSelectedText = $isRangeSelection(selection) && !selection.isCollapsed();
  const href = isAddressAlone(text) ? linkAddress(text) : null;
  if (hasSelectedText && href !== null) {
    $toggleLink(href, { rel: null });
    return nothing;
  }
  const block = blockOfText(text);
  if (block) {
    $insertBlock(block);
    return nothing;
  }
  const { document, lostPictures } = parseTransfer(transfer);
  const nodes = $nodesToInsert(editor, document);
  if (nodes.length > 0) $insertGeneratedNodes(editor, nodes, selection);
  return { lostPictures };
};

const warnings = {
  pictures: 'Le immagini incollate restano fuori: aggiungile con il pulsante Immagine',
  files:
    'I file trascinati restano fuori dal testo: aggiungili con i pulsanti Immagine, Video e Audio della barra.',
};

export const useClipboard = (): void => {
  const [editor] = useLexicalComposerContext();
  const { warn } = useEditorHost();
  useEffect(() => {
    const insert = (transfer: DataTransfer | null, event: Event): boolean => {
      const inserted = transfer && $insertTransfer(editor, transfer);
      if (!inserted) return false;
      event.preventDefault();
      warn(inserted.lostPictures > 0 ? warnings.pictures : '');
      return true;
    };
    const refuseFiles = (event: DragEvent): boolean => {
      const [isFiles] = eventFiles(event);
      if (!isFiles) return false;
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault();
      if (event.type === 'drop') warn(warnings.files);
      return true;
    };
    return mergeRegister(
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => event instanceof ClipboardEvent && insert(event.clipboardData, event),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (event) => typeof event !== 'string' && insert(event.dataTransfer, event),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(DRAGOVER_COMMAND, refuseFiles, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(DROP_COMMAND, refuseFiles, COMMAND_PRIORITY_HIGH),
    );
  }, [editor, warn]);
};
