import { imagesInWords } from '#client/features/galleries/gallery-words.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { GallerySummary } from '#shared/galleries.schema.ts';
import { galleryFailures, useDeleteGallery } from './gallery-writes.ts';

type DeleteGalleryDialogProps = { gallery: GallerySummary; onClose: () => void };

const stayInWords = (count: number): string =>
  count === 1 ? 'La sua immagine resta' : `Le sue ${imagesInWords(count)} restano`;

export const DeleteGalleryDialog = ({ gallery, onClose }: DeleteGalleryDialogProps) => (
  <DeleteDialog
    title="Eliminare la gallery?"
    confirmLabel="Elimina la gallery"
    id={gallery.id}
    remove={useDeleteGallery()}
    failure={galleryFailures.delete}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{gallery.name}</strong> sparisce per sempre dal sito, anche dalle pagine e dagli
      articoli che la mostrano. {stayInWords(gallery.imageCount)} nella libreria.
    </p>
  </DeleteDialog>
);
