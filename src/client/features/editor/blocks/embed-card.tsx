import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import clsx from 'clsx';
import { $createNodeSelection, $setSelection, type LexicalEditor, type NodeKey } from 'lexical';
import { Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { EmbedViewProps } from '#client/features/editor/nodes/embed-slot.ts';
import { useEditorHost } from '#client/features/editor/writing/editor-host.ts';
import type { RichTextBlock } from '#shared/rich-text.ts';
import { isBlockControl } from './block-control.ts';
import { BlockLabel } from './block-label.tsx';
import { blockNames, blocksWithArticle } from './block-words.ts';
import { LibraryFile } from './library-file.tsx';

const selectBlock = (editor: LexicalEditor, nodeKey: NodeKey): void =>
  editor.update(() => {
    const selection = $createNodeSelection();
    selection.add(nodeKey);
    $setSelection(selection);
  });

type ControlsProps = EmbedViewProps & { isSelected: boolean };

const controlClass =
  'inline-flex min-h-9 items-center gap-2 rounded-full px-3.5 text-sm font-semibold hover:bg-sea-100 [&_svg]:size-4';

/** Reached by Tab while the block is selected; otherwise ten blocks were twenty stops. */
const BlockControls = ({ nodeKey, block, isSelected }: ControlsProps) => {
  const { ask } = useEditorHost();
  const placed = { nodeKey, block };
  const article = blocksWithArticle[block.kind];
  return (
    <div className="flex flex-wrap gap-1 px-1.5 py-1.5">
      <button
        type="button"
        tabIndex={isSelected ? 0 : -1}
        aria-label={`Cambia ${article}`}
        onClick={() => ask({ kind: 'change', placed })}
        className={clsx(controlClass, 'text-sea-700')}
      >
        <Pencil aria-hidden />
        Cambia
      </button>
      <button
        type="button"
        tabIndex={isSelected ? 0 : -1}
        aria-label={`Elimina ${article}`}
        onClick={() => ask({ kind: 'remove', placed })}
        className={clsx(controlClass, 'text-red-700')}
      >
        <Trash2 aria-hidden />
        Elimina
      </button>
    </div>
  );
};

const BlockContent = ({ block }: { block: RichTextBlock }) =>
  'gallerySlug' in block || 'width' in block ? (
    <BlockLabel block={block} />
  ) : (
    <LibraryFile block={block} />
  );

/** A block as it stands in the editor. */
export const EmbedCard = ({ nodeKey, block }: EmbedViewProps) => {
  const [editor] = useLexicalComposerContext();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const select = (event: MouseEvent) => {
    if (!isBlockControl(event.target)) selectBlock(editor, nodeKey);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the arrows of the editor select it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make it a part of the form
    <div
      role="group"
      aria-label={blockNames[block.kind]}
      onClick={select}
      className={clsx(
        'mx-auto my-6 max-w-text cursor-default rounded-card border bg-sand-50 font-sans text-base text-ink select-none',
        isSelected ? 'border-sea-600 outline-3 outline-sea-600' : 'border-sand-300',
      )}
    >
      <BlockContent block={block} />
      <BlockControls nodeKey={nodeKey} block={block} isSelected={isSelected} />
    </div>
  );
};
