import {
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical';
import {
  Bold,
  Film,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Images,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  MapPin,
  Music,
  Pilcrow,
  Redo2,
  SquarePlay,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { blockNames } from '#client/features/rich-text/blocks/block-labels.ts';
import {
  type Alignment,
  type LineTag,
  type ListTag,
  MAX_LIST_DEPTH,
  type TextFormat,
} from '#client/features/rich-text/html/document.ts';
import type { RichTextBlockKind } from '#shared/rich-text/rich-text.ts';
import type { EditorHost } from './editor-host.ts';
import { indentItems, setLine, setList } from './selection.ts';
import type { Shortcut } from './shortcuts.ts';
import type { ToolbarState } from './use-toolbar-state.ts';

export type ToolbarItem = {
  id: string;
  label: string;
  Icon: LucideIcon;
  shortcut?: Shortcut;
  isPressed?: (state: ToolbarState) => boolean;
  isDisabled?: (state: ToolbarState) => boolean;
  /** The other buttons return the focus to the text. */
  opensDialog?: boolean;
  press: (editor: LexicalEditor, host: EditorHost) => void;
};

const history: ToolbarItem[] = [
  {
    id: 'undo',
    label: 'Annulla',
    Icon: Undo2,
    shortcut: { code: 'KeyZ' },
    isDisabled: ({ canUndo }) => !canUndo,
    press: (editor) => editor.dispatchCommand(UNDO_COMMAND, undefined),
  },
  {
    id: 'redo',
    label: 'Ripeti',
    Icon: Redo2,
    shortcut: { code: 'KeyZ', shift: true },
    isDisabled: ({ canRedo }) => !canRedo,
    press: (editor) => editor.dispatchCommand(REDO_COMMAND, undefined),
  },
];

const lineItem = (
  tag: LineTag,
  label: string,
  Icon: LucideIcon,
  shortcut?: Shortcut,
): ToolbarItem => ({
  id: tag,
  label,
  Icon,
  ...(shortcut && { shortcut }),
  isPressed: ({ line }) => line === tag,
  press: (editor) => setLine(editor, tag),
});

const lines: ToolbarItem[] = [
  lineItem('p', 'Paragrafo', Pilcrow, { code: 'Digit0', alt: true }),
  lineItem('h1', 'Titolo 1', Heading1, { code: 'Digit1', alt: true }),
  lineItem('h2', 'Titolo 2', Heading2, { code: 'Digit2', alt: true }),
  lineItem('h3', 'Titolo 3', Heading3, { code: 'Digit3', alt: true }),
];

const formatItem = (
  format: TextFormat,
  name: TextFormatType,
  label: string,
  Icon: LucideIcon,
  shortcut: Shortcut,
): ToolbarItem => ({
  id: format,
  label,
  Icon,
  shortcut,
  isPressed: ({ formats }) => formats.includes(format),
  press: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, name),
});

const listItem = (
  tag: ListTag,
  label: string,
  Icon: LucideIcon,
  shortcut: Shortcut,
): ToolbarItem => ({
  id: tag,
  label,
  Icon,
  shortcut,
  isPressed: ({ line }) => line === tag,
  press: (editor) => setList(editor, tag),
});

/** First, in sight on a phone. */
const usual: ToolbarItem[] = [
  formatItem('strong', 'bold', 'Grassetto', Bold, { code: 'KeyB' }),
  formatItem('em', 'italic', 'Corsivo', Italic, { code: 'KeyI' }),
  listItem('ul', 'Elenco puntato', List, { code: 'Digit8', shift: true }),
  listItem('ol', 'Elenco numerato', ListOrdered, { code: 'Digit7', shift: true }),
  {
    id: 'link',
    label: 'Link',
    Icon: Link,
    shortcut: { code: 'KeyK' },
    isPressed: ({ isLink }) => isLink,
    opensDialog: true,
    press: (_editor, { openDialog }) => openDialog({ kind: 'link' }),
  },
];

const otherFormats: ToolbarItem[] = [
  formatItem('u', 'underline', 'Sottolineato', Underline, { code: 'KeyU' }),
  formatItem('s', 'strikethrough', 'Barrato', Strikethrough, { code: 'KeyX', shift: true }),
];

const indents: ToolbarItem[] = [
  {
    id: 'outdent',
    label: 'Riduci il rientro nella lista',
    Icon: ListIndentDecrease,
    isDisabled: ({ listDepth }) => listDepth === 0,
    press: (editor) => indentItems(editor, 'out'),
  },
  {
    id: 'indent',
    label: 'Aumenta il rientro nella lista',
    Icon: ListIndentIncrease,
    isDisabled: ({ listDepth }) => listDepth === 0 || listDepth >= MAX_LIST_DEPTH,
    press: (editor) => indentItems(editor, 'in'),
  },
  lineItem('blockquote', 'Citazione', TextQuote),
];

const alignItem = (align: Alignment | 'left', label: string, Icon: LucideIcon): ToolbarItem => ({
  id: align,
  label,
  Icon,
  isPressed: (state) => state.align === align,
  // Left is the default, which Lexical writes as ''.
  press: (editor) => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align === 'left' ? '' : align),
});

const alignments: ToolbarItem[] = [
  alignItem('left', 'Allinea a sinistra', TextAlignStart),
  alignItem('center', 'Allinea al centro', TextAlignCenter),
  alignItem('right', 'Allinea a destra', TextAlignEnd),
  alignItem('justify', 'Giustifica', TextAlignJustify),
];

const insertItem = (blockKind: RichTextBlockKind, Icon: LucideIcon): ToolbarItem => ({
  id: blockKind,
  label: blockNames[blockKind],
  Icon,
  opensDialog: true,
  press: (_editor, { openDialog }) => openDialog({ kind: 'insert', blockKind }),
});

export const formattingGroups = [usual, lines, otherFormats, indents, alignments, history] as const;

export const insertItems: readonly ToolbarItem[] = [
  insertItem('gallery', Images),
  insertItem('image', Image),
  insertItem('video', Film),
  insertItem('audio', Music),
  insertItem('map', MapPin),
  insertItem('youtube', SquarePlay),
];

export const toolbarItems: readonly ToolbarItem[] = [...formattingGroups.flat(), ...insertItems];
