import { House } from 'lucide-react';
import { useRef, useState } from 'react';
import { MediaPickerDialog } from '#client/features/media/picker/media-picker-dialog.tsx';
import { EditorDialog } from '#client/features/rich-text/editor/editor-dialog.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { CAPTION_MAX } from '#shared/media/caption-length.ts';
import { formatCoordinates } from '#shared/rich-text/coordinates.ts';
import type { RichTextBlock, RichTextBlockKind } from '#shared/rich-text/rich-text.ts';
import { GalleryDialog } from './gallery-dialog.tsx';
import { type ImageBlock, libraryChoices, useLibraryCaption } from './library-blocks.ts';
import {
  type RemoteBlock,
  type RemoteKind,
  readRemote,
  remoteLabels,
  typedAddress,
} from './remote-blocks.ts';

type CaptionDialogProps = {
  block: ImageBlock;
  onSave: (block: ImageBlock) => void;
  onClose: () => void;
};

/** Starts with the caption that visitors read now. A caption equal to the library's is not stored in the block. */
export const BlockCaptionDialog = ({ block, onSave, onClose }: CaptionDialogProps) => {
  const ofLibrary = useLibraryCaption(block);
  const [typed, setTyped] = useState(block.caption);
  const shown = typed ?? ofLibrary;
  const save = () => {
    const { caption: _before, ...picture } = block;
    const caption = shown.replace(/\s+/g, ' ').trim();
    onSave(caption === ofLibrary ? picture : { ...picture, caption });
  };
  return (
    <EditorDialog
      title="Didascalia"
      onSave={save}
      onClose={onClose}
      actions={
        ofLibrary !== '' &&
        shown !== ofLibrary && (
          <Button variant="quiet" className="mr-auto" onClick={() => setTyped(ofLibrary)}>
            Come nella libreria
          </Button>
        )
      }
    >
      <TextArea
        label="Che cosa si vede, in questo testo"
        hint="Sta sotto l’immagine, e la sente chi non può vederla. Nella libreria resta com’è; se la lasci vuota, sotto l’immagine non c’è niente."
        rows={3}
        maxLength={CAPTION_MAX}
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
      />
    </EditorDialog>
  );
};

type RemoteDialogProps = {
  kind: RemoteKind;
  /** Undefined for a new block. */
  current: RemoteBlock | undefined;
  onSave: (block: RemoteBlock) => void;
  onClose: () => void;
};

/** A map of the house, where its coordinates are known. */
const useHouse = (isWanted: boolean): RemoteBlock | null => {
  const { data } = trpc.property.get.useQuery(undefined, { enabled: isWanted });
  if (!isWanted || !data?.coordinates) return null;
  const reading = readRemote('map', formatCoordinates(data.coordinates));
  return 'block' in reading ? reading.block : null;
};

const RemoteDialog = ({ kind, current, onSave, onClose }: RemoteDialogProps) => {
  const labels = remoteLabels[kind];
  const [typed, setTyped] = useState(current ? typedAddress(current) : '');
  const [error, setError] = useState<string>();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const house = useHouse(kind === 'map' && !current);
  const reading = readRemote(kind, typed);
  const problem = 'problem' in reading ? reading.problem : undefined;
  const save = () => {
    setError(problem);
    if ('problem' in reading) areaRef.current?.focus();
    // The size stays: the HTML may have set its own.
    else onSave(current ? { ...current, src: reading.block.src } : reading.block);
  };
  return (
    <EditorDialog
      title={current ? labels.changeTitle : labels.insertTitle}
      saveLabel={current ? 'Salva' : 'Inserisci'}
      onSave={save}
      onClose={onClose}
    >
      {house && (
        <Button variant="secondary" className="mb-5 w-full" onClick={() => onSave(house)}>
          <House aria-hidden className="size-4" />
          La casa
        </Button>
      )}
      <TextArea
        ref={areaRef}
        label={labels.label}
        hint={labels.hint}
        required
        error={error}
        rows={kind === 'map' ? 3 : 2}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="wrap-anywhere"
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
        onBlur={() => typed && setError(problem)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <p role="status" className="mt-2 min-h-6 text-sm font-medium text-olive-700 wrap-anywhere">
        {'understood' in reading && reading.understood}
      </p>
    </EditorDialog>
  );
};

type BlockDialogProps = {
  kind: RichTextBlockKind;
  /** Undefined for a new block. */
  current: RichTextBlock | undefined;
  onSave: (block: RichTextBlock) => void;
  onClose: () => void;
};

export const BlockDialog = ({ kind, current, onSave, onClose }: BlockDialogProps) => {
  if (kind === 'gallery') {
    return (
      <GalleryDialog
        current={current?.kind === 'gallery' ? current.gallerySlug : undefined}
        onChoose={(gallerySlug) => onSave({ kind, gallerySlug })}
        onClose={onClose}
      />
    );
  }
  if (kind === 'map' || kind === 'youtube') {
    const isRemote = current?.kind === 'map' || current?.kind === 'youtube';
    return (
      <RemoteDialog
        kind={kind}
        current={isRemote ? current : undefined}
        onSave={onSave}
        onClose={onClose}
      />
    );
  }
  return (
    <MediaPickerDialog
      open
      onClose={onClose}
      {...libraryChoices[kind]}
      mode={{ kind: 'one', onPick: ({ url }) => onSave({ kind, src: url }) }}
    />
  );
};
