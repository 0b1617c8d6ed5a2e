import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  type CreateEditorArgs,
  type EditorThemeClasses,
  type LexicalEditor,
} from 'lexical';
import { $isEmbedNode, EmbedNode } from '#client/features/rich-text/blocks/embed-node.ts';
import { documentHtml } from './document-html.ts';
import { $createNodes, $readNodes } from './lexical-nodes.ts';
import { readHtml } from './parse-html.ts';

// A text in the editor and its HTML, without anything of the screen.

/** What the elements of a text do not say by themselves; the rest is in `styles/rich-text.css`. */
const theme: EditorThemeClasses = {
  text: {
    bold: 'font-bold',
    italic: 'italic',
    underline: 'underline',
    strikethrough: 'line-through',
    underlineStrikethrough: '[text-decoration-line:underline_line-through]',
  },
  list: { nested: { listitem: 'list-none' } },
  // The caret between two blocks.
  blockCursor:
    'pointer-events-none absolute left-1/2 -mt-3.5 w-16 -translate-x-1/2 border-t-2 border-sea-600',
};

export const richTextConfig = {
  namespace: 'rich-text',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, EmbedNode],
  theme,
} satisfies CreateEditorArgs;

/** Fills the editor; to be called while it is changed. A caret has its place after a last block. */
export const $importHtml = (html: string): void => {
  const root = $getRoot();
  root.clear().append(...$createNodes(readHtml(html)));
  const last = root.getLastChild();
  if (last === null || $isEmbedNode(last)) root.append($createParagraphNode());
};

/** Replaces what is in an editor. */
export const importHtml = (editor: LexicalEditor, html: string): void => {
  editor.update(() => $importHtml(html), { discrete: true });
};

/** The canonical HTML of what is in an editor; '' for nothing. */
export const exportHtml = (editor: LexicalEditor): string =>
  editor.getEditorState().read(() => documentHtml($readNodes()));
