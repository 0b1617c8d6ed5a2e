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

/** What the dialog begins with. */
export type SelectedLink = {
  /** '' where there is no link yet. */
  href: string;
  /** Whether some words are chosen, or a link's own words will be it. */
  hasText: boolean;
};

export const readSelectedLink = (editor: LexicalEditor): SelectedLink =>
  editor.getEditorState().read(() => {
    const selection = $getSelection();
    const link = $linkAtCaret();
    const isChosen = $isRangeSelection(selection) && !selection.isCollapsed();
    return { href: link?.getURL() ?? '', hasText: isChosen || link !== null };
  });

const $selectWholeLink = (): void => {
  const selection = $getSelection();
  if ($isRangeSelection(selection) && selection.isCollapsed()) $linkAtCaret()?.select(0);
};

/** Makes the chosen words a link, or changes the one at the caret; without words it brings its own. */
export const $setLink = (href: string, text: string): void => {
  const selection = $getSelection();
  const link = $linkAtCaret();
  if (link && $isRangeSelection(selection) && selection.isCollapsed()) {
    link.setURL(href);
    return;
  }
  if ($isRangeSelection(selection) && selection.isCollapsed()) {
    const words = $createTextNode(text || href.replace(/^(mailto|tel):/, ''));
    words.setFormat(selection.format);
    selection.insertNodes([words]);
    words.select(0);
    $toggleLink(href, { rel: null });
    words.selectEnd();
    return;
  }
  $toggleLink(href, { rel: null });
};

export const $removeLink = (): void => {
  $selectWholeLink();
  $toggleLink(null);
};
