import { $insertGeneratedNodes } from '@lexical/clipboard';
import { $toggleLink } from '@lexical/link';
import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical';
import { $insertBlock } from '#client/features/editor/blocks/insert-block.ts';
import { blockOfText } from '#client/features/editor/blocks/remote-blocks.ts';
import { isAddressAlone, linkAddress } from '#client/features/editor/links/link-address.ts';
import { $createInlineNodes, $createNodes } from '#client/features/editor/nodes/write-nodes.ts';
import { type Pasted, readPasted } from '#client/features/editor/reading/read-html.ts';
import { readPlainText } from '#client/features/editor/reading/read-plain-text.ts';

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
export const $insertTransfer = (
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
