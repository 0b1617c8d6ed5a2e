import { $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link';
import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical';

export const $linkAtCaret = (): LinkNode | null => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
  return link ?? $findMatchingParent(selection.focus.getNode(), $isLinkNode);
};

type SelectedLink = {
  href: string;
  /** Whether a selection or the link itself provides the text. */
  hasText: boolean;
};

export const readSelectedLink = (editor: LexicalEditor): SelectedLink =>
  editor.getEditorState().read(() => {
    const selection = $getSelection();
    const link = $linkAtCaret();
    const hasSelection = $isRangeSelection(selection) && !selection.isCollapsed();
    return { href: link?.getURL() ?? '', hasText: hasSelection || link !== null };
  });

const $selectWholeLink = (): void => {
  const selection = $getSelection();
  if ($isRangeSelection(selection) && selection.isCollapsed()) $linkAtCaret()?.select(0);
};

/** Links the selection, changes the link at the caret, or inserts a link with its own text. */
export const $setLink = (href: string, text: string): void => {
  const selection = $getSelection();
  const link = $linkAtCaret();
  if (link && $isRangeSelection(selection) && selection.isCollapsed()) {
    link.setURL(href);
    return;
  }
  if ($isRangeSelection(selection) && selection.isCollapsed()) {
    const node = $createTextNode(text || href.replace(/^(mailto|tel):/, ''));
    node.setFormat(selection.format);
    selection.insertNodes([node]);
    node.select(0);
    $toggleLink(href, { rel: null });
    node.selectEnd();
    return;
  }
  $toggleLink(href, { rel: null });
};

export const $removeLink = (): void => {
  $selectWholeLink();
  $toggleLink(null);
};
