import clsx from 'clsx';
import { ImageOff, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { GALLERY_COVERS, type GallerySummary } from '#shared/galleries.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';

// Ids of the buttons that open the editor and are focused after it.

export const NEW_GALLERY_ID = 'new-gallery';

export const editButtonId = (id: number): string => `edit-gallery-${id}`;

/** One large picture, or three. Decorative: the name is below. */
const GalleryCover = ({ pictures }: { pictures: readonly Picture[] }) => {
  const shown = pictures.slice(0, pictures.length < GALLERY_COVERS ? 1 : GALLERY_COVERS);
  if (shown.length === 0) {
    return (
      <div className="grid aspect-2/1 place-items-center bg-sand-100 text-ink-soft">
        <ImageOff aria-hidden className="size-9 stroke-[1.5]" />
      </div>
    );
  }
  return (
    <div
      className={clsx(
        'grid aspect-2/1 gap-0.5 overflow-hidden',
        shown.length > 1 && 'grid-cols-3 grid-rows-2',
      )}
    >
      {shown.map((picture, index) => (
        <PictureImage
          key={picture.url}
          picture={{ ...picture, alt: '' }}
          sizes={index === 0 ? '(width >= 48rem) 24rem, 100vw' : '(width >= 48rem) 8rem, 33vw'}
          className={clsx(
            'size-full min-h-0 object-cover',
            index === 0 && shown.length > 1 && 'col-span-2 row-span-2',
          )}
        />
      ))}
    </div>
  );
};

const formatMissingImages = (count: number): string =>
  count === 1
    ? '1 immagine non è più nella libreria'
    : `${count} immagini non sono più nella libreria`;

type GalleryCardProps = {
  gallery: GallerySummary;
  onEdit: (gallery: GallerySummary) => void;
  onDelete: (gallery: GallerySummary) => void;
};

export const GalleryCard = ({ gallery, onEdit, onDelete }: GalleryCardProps) => {
  const { t } = useLanguage();
  const { id, name, slug, imageCount, goneCount, covers, isDefault } = gallery;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-sand-200 bg-white">
      <GalleryCover pictures={covers} />
      <div className="grow px-4 pt-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-xl wrap-anywhere">{name}</h2>
          {isDefault && <Badge tone="neutral">In prima pagina</Badge>}
        </div>
        <p className="text-sm wrap-anywhere text-ink-soft">
          /gallery/{slug} · {t('gallery.images', { count: imageCount })}
        </p>
        {goneCount > 0 && (
          <p className="mt-1 text-sm text-amber-800">{formatMissingImages(goneCount)}</p>
        )}
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
