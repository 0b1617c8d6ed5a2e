import clsx from 'clsx';
import type { Gallery } from '#shared/galleries.schema.ts';
import { galleryTexts } from './gallery-labels.ts';
import { type CarouselPlace, PictureCarousel } from './picture-carousel.tsx';

type GalleryPicturesProps = {
  gallery: Gallery;
  place?: CarouselPlace;
  /** Whether its first picture is what the visitor sees first. */
  priority?: boolean;
};

/** A gallery's carousel, its description above. */
export const GalleryPictures = ({ gallery, place = 'page', priority }: GalleryPicturesProps) => {
  const { name, description, pictures } = gallery;
  const width = clsx(place === 'page' && 'page-width');
  return (
    <>
      {description && (
        <div className={clsx(width, 'mb-6')}>
          <p className="max-w-text text-lg whitespace-pre-line text-ink-soft">{description}</p>
        </div>
      )}
      {pictures.length === 0 ? (
        <p className={clsx(width, 'text-ink-soft')}>{galleryTexts.empty}</p>
      ) : (
        <PictureCarousel
          pictures={pictures}
          label={name}
          place={place}
          {...(priority && { priority })}
        />
      )}
    </>
  );
};
