import { Pencil, Trash2 } from 'lucide-react';
import { imagesInWords } from '#client/features/galleries/gallery-words.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { GallerySummary } from '#shared/galleries.schema.ts';
import { editButtonId } from './gallery-buttons.ts';
import { GalleryCover } from './gallery-cover.tsx';

const goneInWords = (count: number): string =>
  count === 1
    ? '1 immagine non è più nella libreria'
    : `${count} immagini non sono più nella libreria`;

type GalleryCardProps = {
  gallery: GallerySummary;
  onEdit: (gallery: GallerySummary) => void;
  onDelete: (gallery: GallerySummary) => void;
};

export const GalleryCard = ({ gallery, onEdit, onDelete }: GalleryCardProps) => {
  const { id, name, slug, imageCount, goneCount, covers, isDefault } = gallery;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-sand-200 bg-white">
      <GalleryCover pictures={covers} />
      <div className="grow px-4 pt-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-xl wrap-anywhere">{name}</h2>
          {isDefault && <Badge tone="confirmed">In home page</Badge>}
        </div>
        <p className="text-sm wrap-anywhere text-ink-soft">
          /gallery/{slug} · {imagesInWords(imageCount)}
        </p>
        {goneCount > 0 && <p className="mt-1 text-sm text-amber-800">{goneInWords(goneCount)}</p>}
      </div>
      <div className="flex flex-wrap gap-x-1 px-1.5 py-2">
        <Button
          id={editButtonId(id)}
          variant="quiet"
          size="small"
          aria-label={`Modifica ${name}`}
          onClick={() => onEdit(gallery)}
          className="px-3!"
        >
          <Pencil aria-hidden className="size-4" />
          Modifica
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Elimina ${name}`}
          onClick={() => onDelete(gallery)}
          className="px-3!"
        >
          <Trash2 aria-hidden className="size-4" />
          Elimina
        </Button>
      </div>
    </li>
  );
};
