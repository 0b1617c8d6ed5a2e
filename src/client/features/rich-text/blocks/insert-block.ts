import { $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $createParagraphNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalNode,
} from 'lexical';
import type { RichTextBlock } from '#shared/rich-text.ts';
import { $createEmbedNode, type EmbedNode } from './embed-node.ts';

/** The empty paragraph where the caret is; null where it is elsewhere. */
const $emptyParagraphAtCaret = (): LexicalNode | null => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const line = selection.anchor.getNode().getTopLevelElement();
  return $isParagraphNode(line) && line.isEmpty() ? line : null;
};

const $place = (embed: EmbedNode): void => {
  const empty = $emptyParagraphAtCaret();
  if (empty) empty.insertBefore(embed);
  else $insertNodeToNearestRoot(embed);
};

/** Puts a block where the caret is, splitting the line there; one goes on writing under it. */
export const $insertBlock = (block: RichTextBlock): void => {
  const embed = $createEmbedNode(block);
  $place(embed);
  const next = embed.getNextSibling();
  if (next === null) embed.insertAfter($createParagraphNode());
  embed.selectNext(0, 0);
};
