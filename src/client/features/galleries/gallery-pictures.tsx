import clsx from 'clsx';
import { ItalianOnly, langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { GalleryView } from '#shared/galleries.schema.ts';
import { type CarouselPlace, PictureCarousel } from './picture-carousel.tsx';

type GalleryPicturesProps = {
  gallery: GalleryView;
  place?: CarouselPlace;
  /** Whether the first picture is above the fold. */
  priority?: boolean;
};

export const GalleryPictures = ({ gallery, place = 'page', priority }: GalleryPicturesProps) => {
  const { t } = useLanguage();
  const { name, description, pictures } = gallery;
  const width = clsx(place !== 'column' && 'page-width');
  return (
    <>
      {description && place !== 'home' && (
        <div className={clsx(width, 'mb-3')}>
          <p
            lang={langOf(gallery, 'description')}
            className="max-w-text whitespace-pre-line text-ink-soft"
          >
            {description}
          </p>
          <ItalianOnly of={gallery} field="description" className="mt-1" />
        </div>
      )}
      {pictures.length === 0 ? (
        <p className={clsx(width, 'text-ink-soft')}>{t('gallery.empty')}</p>
      ) : (
        <PictureCarousel
          pictures={pictures}
          label={name}
          labelLang={langOf(gallery, 'name')}
          place={place}
          {...(priority && { priority })}
        />
      )}
    </>
  );
};
