import { $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $createParagraphNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalNode,
} from 'lexical';
import type { RichTextBlock } from '#shared/rich-text/rich-text.ts';
import { $createEmbedNode, type EmbedNode } from './embed-node.ts';

const $emptyParagraphAtCaret = (): LexicalNode | null => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const line = selection.anchor.getNode().getTopLevelElement();
  return $isParagraphNode(line) && line.isEmpty() ? line : null;
};

const $insertAtCaret = (embed: EmbedNode): void => {
  const empty = $emptyParagraphAtCaret();
  if (empty) empty.insertBefore(embed);
  else $insertNodeToNearestRoot(embed);
};

/** Splits the line at the caret, which moves below the block. */
export const $insertBlock = (block: RichTextBlock): void => {
  const embed = $createEmbedNode(block);
  $insertAtCaret(embed);
  const next = embed.getNextSibling();
  if (next === null) embed.insertAfter($createParagraphNode());
  embed.selectNext(0, 0);
};
