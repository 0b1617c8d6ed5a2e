import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { GALLERY_COVERS } from '#shared/galleries.schema.ts';
import type { Picture } from '#shared/pictures.schema.ts';

/** The first picture, and two more beside it where there are. Says nothing: the name stands below. */
export const GalleryCover = ({ pictures }: { pictures: readonly Picture[] }) => {
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
