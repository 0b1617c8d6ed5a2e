import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import clsx from 'clsx';
import { $createNodeSelection, $setSelection, type LexicalEditor, type NodeKey } from 'lexical';
import {
  Captions,
  ImageOff,
  Images,
  MapPin,
  Pencil,
  SquarePlay,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useEditorHost } from '#client/features/rich-text/editor/editor-host.ts';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import type { RichTextBlock } from '#shared/rich-text/rich-text.ts';
import { blockNames, blocksWithArticle, sourceLabel } from './block-labels.ts';
import type { EmbedViewProps } from './embed-node.ts';
import { type LibraryBlock, useShownCaption } from './library-blocks.ts';
import type { RemoteBlock } from './remote-blocks.ts';
import { isBlockControl } from './use-block-rules.ts';

/** 'Spiagge (spiagge-del-sud)', or only the slug. */
const useGalleryLabel = (slug: string): { text: string; isGone: boolean } => {
  const { data } = trpc.galleries.page.useQuery({ page: 1, limit: 1, slug }, liveQuery);
  const [gallery] = data?.galleries ?? [];
  return gallery
    ? { text: `${gallery.name} (${slug})`, isGone: false }
    : { text: slug, isGone: data !== undefined };
};

const missingMessages = {
  image: 'il file non è più nella libreria.',
  video: 'il file non è più nella libreria, o questo browser non lo riproduce.',
  audio: 'il file non è più nella libreria, o questo browser non lo riproduce.',
};

const Missing = ({ kind }: Pick<LibraryBlock, 'kind'>) => (
  <p className="flex items-center gap-3 px-4 pt-4 text-red-700">
    <ImageOff aria-hidden className="size-5 shrink-0" />
    {blockNames[kind]}: {missingMessages[kind]}
  </p>
);

const LibraryFile = ({ block }: { block: LibraryBlock }) => {
  const { kind, src } = block;
  const caption = useShownCaption(block);
  const [missing, setMissing] = useState('');
  if (missing === src) return <Missing kind={kind} />;
  const fail = () => setMissing(src);
  const label = caption || blockNames[kind];
  if (kind === 'image') {
    return (
      <>
        <img
          src={src}
          alt={label}
          draggable={false}
          onError={fail}
          className="mx-auto max-h-120 min-h-16 w-auto rounded-t-card"
        />
        <p aria-hidden className="px-4 pt-2 text-center text-sm wrap-anywhere text-ink-soft">
          {caption || 'Senza didascalia'}
        </p>
      </>
    );
  }
  const Player = kind;
  return (
    <Player
      key={src}
      src={src}
      controls
      preload="metadata"
      aria-label={label}
      onError={fail}
      className={kind === 'video' ? 'max-h-120 w-full rounded-t-card bg-ink' : 'w-full px-4 pt-4'}
    />
  );
};

type LabelProps = { icon: ReactNode; name: string; text: string; note: string; isError?: boolean };

const Label = ({ icon, name, text, note, isError = false }: LabelProps) => (
  <div className="flex items-start gap-3 px-4 pt-4">
    <span
      aria-hidden
      className={clsx('mt-0.5 [&_svg]:size-5', isError ? 'text-red-700' : 'text-sea-600')}
    >
      {icon}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">
        {name}: {text}
      </span>
      <span className={clsx('block text-sm', isError ? 'text-red-700' : 'text-ink-soft')}>
        {note}
      </span>
    </span>
  </div>
);

const GalleryLabel = ({ slug }: { slug: string }) => {
  const { text, isGone } = useGalleryLabel(slug);
  return (
    <Label
      icon={isGone ? <TriangleAlert /> : <Images />}
      name={blockNames.gallery}
      text={text}
      isError={isGone}
      note={
        isGone
          ? 'Questa raccolta non esiste più: cambiala o elimina il blocco.'
          : 'Nella pagina i visitatori sfogliano qui le sue foto.'
      }
    />
  );
};

const RemoteLabel = ({ block }: { block: RemoteBlock }) => (
  <Label
    icon={block.kind === 'map' ? <MapPin /> : <SquarePlay />}
    name={blockNames[block.kind]}
    text={sourceLabel(block)}
    note={
      block.kind === 'map'
        ? 'Nella pagina la mappa sta qui: la apre chi legge.'
        : 'Nella pagina parte qui il video, quando chi legge lo chiede.'
    }
  />
);

type BlockLabelProps = { block: Extract<RichTextBlock, { kind: 'gallery' }> | RemoteBlock };

/** Galleries, maps and videos from YouTube are only named in the editor. */
const BlockLabel = ({ block }: BlockLabelProps) =>
  block.kind === 'gallery' ? (
    <GalleryLabel slug={block.gallerySlug} />
  ) : (
    <RemoteLabel block={block} />
  );

const selectBlock = (editor: LexicalEditor, nodeKey: NodeKey): void =>
  editor.update(() => {
    const selection = $createNodeSelection();
    selection.add(nodeKey);
    $setSelection(selection);
  });

type ControlsProps = EmbedViewProps & { isSelected: boolean };

const controlClass =
  'inline-flex min-h-9 items-center gap-2 rounded-full px-3.5 text-sm font-semibold hover:bg-sea-100 [&_svg]:size-4';

/** In the tab order only while the block is selected: ten blocks would be twenty stops. */
const BlockControls = ({ nodeKey, block, isSelected }: ControlsProps) => {
  const { openDialog } = useEditorHost();
  const placed = { nodeKey, block };
  const article = blocksWithArticle[block.kind];
  return (
    <div className="flex flex-wrap gap-1 px-1.5 py-1.5">
      <button
        type="button"
        tabIndex={isSelected ? 0 : -1}
        aria-label={`Cambia ${article}`}
        onClick={() => openDialog({ kind: 'change', placed })}
        className={clsx(controlClass, 'text-sea-700')}
      >
        <Pencil aria-hidden />
        Cambia
      </button>
      {block.kind === 'image' && (
        <button
          type="button"
          tabIndex={isSelected ? 0 : -1}
          aria-label="Scrivi la didascalia dell’immagine"
          onClick={() => openDialog({ kind: 'caption', placed })}
          className={clsx(controlClass, 'text-sea-700')}
        >
          <Captions aria-hidden />
          Didascalia
        </button>
      )}
      <button
        type="button"
        tabIndex={isSelected ? 0 : -1}
        aria-label={`Elimina ${article}`}
        onClick={() => openDialog({ kind: 'remove', placed })}
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

/**
 * A block in the editor. Its public view is in `view`, which must not import from here: Lexical must not reach
 * visitors.
 */
export const EmbedCard = ({ nodeKey, block }: EmbedViewProps) => {
  const [editor] = useLexicalComposerContext();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const select = (event: MouseEvent) => {
    if (!isBlockControl(event.target)) selectBlock(editor, nodeKey);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Lexical selects it with the arrow keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form
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
