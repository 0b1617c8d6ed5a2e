import { useEffect } from 'react';
import { imagesInWords } from '#client/features/galleries/gallery-words.ts';
import { errorText } from '#client/ui/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { galleryFailures, useDeleteGallery } from './gallery-writes.ts';

type DeleteGalleryDialogProps = { gallery: Gallery; onClose: () => void };

const stayInWords = (count: number): string =>
  count === 1 ? 'La sua immagine resta' : `Le sue ${imagesInWords(count)} restano`;

export const DeleteGalleryDialog = ({ gallery, onClose }: DeleteGalleryDialogProps) => {
  const remove = useDeleteGallery();
  // The button that opened the dialog goes with its card.
  useEffect(() => rescueFocus, []);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate({ id: gallery.id }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open
      title="Eliminare la gallery?"
      confirmLabel="Elimina la gallery"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, galleryFailures.delete) : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{gallery.name}</strong> sparisce per sempre dal sito, anche dalle pagine e dagli
        articoli che la mostrano. {stayInWords(gallery.images.length)} nella libreria.
      </p>
    </ConfirmDialog>
  );
};
