import { $generateDOMFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  type CreateEditorArgs,
  type DOMExportOutput,
  type EditorThemeClasses,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { $isEmbedNode, EmbedNode } from '#client/features/rich-text/blocks/embed-node.ts';
import type { TextDocument } from './document.ts';
import { parseDom, parseHtml } from './parse.ts';
import { serializeDocument } from './serialize.ts';

// Lexical's nodes become HTML and HTML becomes nodes by Lexical's own converters. `parse.ts` and `serialize.ts`
// convert the result to the stored form: canonical, without inline styles.

/** Only classes that the elements do not imply; the rest is in `styles/rich-text.css`. */
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

/** Lexical replaces addresses of schemes that it does not know, such as ftp:. */
const exportLink = (_editor: LexicalEditor, node: LexicalNode): DOMExportOutput => {
  const element = document.createElement('a');
  if (node instanceof LinkNode) element.setAttribute('href', node.getURL());
  return { element };
};

export const richTextConfig = {
  namespace: 'rich-text',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, EmbedNode],
  theme,
  html: { export: new Map([[LinkNode, exportLink]]) },
} satisfies CreateEditorArgs;

/** Call inside `editor.update`. */
export const $nodesFromDocument = (editor: LexicalEditor, text: TextDocument): LexicalNode[] => {
  const dom = new DOMParser().parseFromString(serializeDocument(text), 'text/html');
  // Lexical reads the alignment from the style, not from our class.
  for (const line of dom.querySelectorAll<HTMLElement>('[class]')) {
    line.style.textAlign = line.className.replace('align-', '');
  }
  return $generateNodesFromDOM(editor, dom);
};

/** Call inside `editor.update`. A final block gets a paragraph after it, where the caret can go. */
export const $importHtml = (editor: LexicalEditor, html: string): void => {
  const root = $getRoot();
  root.clear().append(...$nodesFromDocument(editor, parseHtml(html)));
  const last = root.getLastChild();
  if (last === null || $isEmbedNode(last)) root.append($createParagraphNode());
};

/** The canonical HTML of the editor's content; '' for an empty text. */
export const exportHtml = (editor: LexicalEditor): string => {
  const dom = document.createElement('div');
  editor.getEditorState().read(() => $generateDOMFromNodes(dom, null, editor), { editor });
  return serializeDocument(parseDom(dom));
};
