import clsx from 'clsx';
import { phoneWidth } from '#client/ui/phone-sizes.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { galleryTexts } from './gallery-words.ts';
import { type MosaicShape, mosaicShapes } from './mosaic-tiles.ts';

const sizes: Record<MosaicShape, string> = {
  large: `(width >= 76rem) 36rem, (width >= 48rem) 50vw, ${phoneWidth}`,
  small: '(width >= 76rem) 18rem, (width >= 48rem) 25vw, 50vw',
};
const FEW_SIZES = `(width >= 76rem) 24rem, (width >= 48rem) 33vw, ${phoneWidth}`;

type TileProps = { picture: Picture; shape: MosaicShape; isFew: boolean; priority: boolean };

const Tile = ({ picture, shape, isFew, priority }: TileProps) => (
  <li className={clsx(shape === 'large' && 'col-span-2 md:row-span-2')}>
    <a
      href={picture.url}
      target="_blank"
      rel="noopener"
      className="group block size-full overflow-hidden rounded-field bg-sand-100"
    >
      <PictureImage
        picture={picture}
        sizes={isFew ? FEW_SIZES : sizes[shape]}
        priority={priority}
        className="aspect-3/2 size-full object-cover transition-opacity group-hover:opacity-90"
      />
      <span className="sr-only"> (si apre in una nuova scheda)</span>
    </a>
  </li>
);

type GalleryMosaicProps = {
  gallery: Gallery;
  /** Whether its first picture is what the visitor sees first. */
  priority: boolean;
};

/** All pictures of a gallery at one glance; each opens in full. */
export const GalleryMosaic = ({ gallery: { pictures }, priority }: GalleryMosaicProps) => {
  const shapes = mosaicShapes(pictures.length);
  const isFew = pictures.length < 4;
  if (pictures.length === 0) return <p className="text-ink-soft">{galleryTexts.empty}</p>;
  return (
    <ul
      className={clsx(
        'grid gap-2 md:gap-3',
        isFew ? 'sm:grid-cols-2 md:grid-cols-3' : 'grid-cols-2 md:grid-cols-4',
      )}
    >
      {pictures.map((picture, index) => (
        <Tile
          key={picture.url}
          picture={picture}
          shape={shapes[index] ?? 'small'}
          isFew={isFew}
          priority={priority && index === 0}
        />
      ))}
    </ul>
  );
};
