import { MediaPickerDialog } from '#client/features/media/media-picker-dialog.tsx';
import type { RichTextBlock, RichTextBlockKind } from '#shared/rich-text.ts';
import { GalleryDialog } from './gallery-dialog.tsx';
import { blockOfMedia, libraryChoices } from './library-blocks.ts';
import { RemoteDialog } from './remote-dialog.tsx';

type BlockDialogProps = {
  kind: RichTextBlockKind;
  /** The block that is changed; undefined for a new one. */
  current: RichTextBlock | undefined;
  onSave: (block: RichTextBlock) => void;
  onClose: () => void;
};

/** Asks what a block is to show, each kind in its way. */
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
