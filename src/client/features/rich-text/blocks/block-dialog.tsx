import { useRef, useState } from 'react';
import { MediaPickerDialog } from '#client/features/media/picker/media-picker-dialog.tsx';
import { EditorDialog } from '#client/features/rich-text/editor/editor-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { RichTextBlock, RichTextBlockKind } from '#shared/rich-text.ts';
import { GalleryDialog } from './gallery-dialog.tsx';
import { blockOfMedia, libraryChoices } from './library-blocks.ts';
import {
  type RemoteBlock,
  type RemoteKind,
  remoteBlock,
  remoteLabels,
  typedAddress,
} from './remote-blocks.ts';

type RemoteDialogProps = {
  kind: RemoteKind;
  /** Undefined for a new block. */
  current: RemoteBlock | undefined;
  onSave: (block: RemoteBlock) => void;
  onClose: () => void;
};

const RemoteDialog = ({ kind, current, onSave, onClose }: RemoteDialogProps) => {
  const labels = remoteLabels[kind];
  const [typed, setTyped] = useState(current ? typedAddress(current) : '');
  const [error, setError] = useState<string>();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const errorOf = (text: string): string | undefined => {
    if (text.trim() === '') return labels.required;
    return remoteBlock(kind, text) ? undefined : labels.refused;
  };
  const save = () => {
    const block = remoteBlock(kind, typed);
    setError(errorOf(typed));
    if (!block) areaRef.current?.focus();
    // The size stays: the HTML may have set its own.
    else onSave(current ? { ...current, src: block.src } : block);
  };
  return (
    <EditorDialog
      title={current ? labels.changeTitle : labels.insertTitle}
      saveLabel={current ? 'Salva' : 'Inserisci'}
      onSave={save}
      onClose={onClose}
    >
      <TextArea
        ref={areaRef}
        label={labels.label}
        hint={labels.hint}
        required
        error={error}
        rows={kind === 'map' ? 4 : 2}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="wrap-anywhere"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed && setError(errorOf(typed))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
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
      mode={{ kind: 'one', onPick: (media) => onSave(blockOfMedia(kind, media)) }}
    />
  );
};
