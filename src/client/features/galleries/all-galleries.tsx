import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowRight, Expand, Images } from 'lucide-react';
import { useProperty } from '#client/features/property/use-property.ts';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { phoneWidth } from '#client/ui/phone-sizes.ts';
import { contentAlt, PictureImage } from '#client/ui/picture-image.tsx';
import type { Gallery, GalleryView } from '#shared/galleries.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { type MosaicShape, mosaicShapes } from './mosaic-shapes.ts';

const sizes: Record<MosaicShape, string> = {
  large: `(width >= 76rem) 36rem, (width >= 48rem) 50vw, ${phoneWidth}`,
  small: '(width >= 76rem) 18rem, (width >= 48rem) 25vw, 50vw',
};
/** One, two or three pictures share one row. */
const fewColumns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3'];
const fewSizes = (count: number): string =>
  `(width >= 76rem) ${Math.round(72 / count)}rem, (width >= 48rem) ${Math.round(100 / count)}vw, ${phoneWidth}`;

type TileProps = {
  picture: Picture;
  isCaptioned: boolean;
  shape: MosaicShape;
  count: number;
  priority: boolean;
};

/** Opens the picture's file; the viewer has a button of its own. */
const Tile = ({ picture, isCaptioned, shape, count, priority }: TileProps) => {
  const { t } = useLanguage();
  return (
    <li className={clsx(shape === 'large' && 'col-span-2 md:row-span-2')}>
      <a
        href={picture.url}
        target="_blank"
        rel="noopener"
        data-picture={isCaptioned ? 'captioned' : 'plain'}
        className="group block size-full overflow-hidden rounded-field bg-sand-100"
      >
        <PictureImage
          picture={picture}
          sizes={count < 4 ? fewSizes(count) : sizes[shape]}
          priority={priority}
          className={clsx(
            'aspect-3/2 size-full object-cover transition-opacity group-hover:opacity-90',
            count === 1 && 'md:aspect-2/1',
          )}
        />
        <span className="sr-only"> {t('embeds.opensInNewTab')}</span>
      </a>
    </li>
  );
};

type GalleryMosaicProps = {
  gallery: Gallery;
  /** Whether the first picture is above the fold. */
  priority: boolean;
};

const GalleryMosaic = ({ gallery: { pictures }, priority }: GalleryMosaicProps) => {
  const language = useLanguage();
  const shapes = mosaicShapes(pictures.length);
  const count = pictures.length;
  if (count === 0) return <p className="text-ink-soft">{language.t('gallery.empty')}</p>;
  return (
    <ul
      className={clsx(
        'grid gap-2 md:gap-3',
        count < 4 ? fewColumns[count] : 'grid-cols-2 md:grid-cols-4',
      )}
    >
      {pictures.map((picture, index) => (
        <Tile
          key={picture.url}
          picture={{ ...picture, alt: contentAlt(picture, { place: index + 1, count }, language) }}
          isCaptioned={picture.alt !== ''}
          shape={shapes[index] ?? 'small'}
          count={count}
          priority={priority && index === 0}
        />
      ))}
    </ul>
  );
};

const NoGalleries = () => {
  const { t } = useLanguage();
  return (
    <EmptyState
      icon={<Images />}
      title={t('gallery.none')}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('common.backHome')}
        </Link>
      }
    >
      {t('gallery.noneHint')}
    </EmptyState>
  );
};

const actionClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline';

type GalleryOverviewProps = { gallery: GalleryView; isFirst: boolean };

const GalleryOverview = ({ gallery, isFirst }: GalleryOverviewProps) => {
  const { t } = useLanguage();
  const { id, name, slug, description, pictures } = gallery;
  return (
    <section
      aria-labelledby={`gallery-${id}`}
      data-pictures="by-button"
      className="not-first:mt-16 md:not-first:mt-20"
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-1">
        <div className="min-w-0">
          <h2
            id={`gallery-${id}`}
            lang={langOf(gallery, 'name')}
            className="text-3xl wrap-anywhere"
          >
            {name}
          </h2>
          {description && (
            <p
              lang={langOf(gallery, 'description')}
              className="mt-2 max-w-text whitespace-pre-line text-ink-soft"
            >
              {description}
            </p>
          )}
        </div>
        {pictures.length > 0 && (
          <div className="flex flex-wrap gap-x-4">
            <button type="button" data-open-pictures className={`${actionClass} noscript:hidden`}>
              <Expand aria-hidden className="size-4 shrink-0" />
              <span>
                {t('gallery.fullScreen')}
                <span lang={langOf(gallery, 'name')} className="sr-only">
                  {' '}
                  {name}
                </span>
              </span>
            </button>
            <Link to="/gallery/$slug" params={{ slug }} className={actionClass}>
              <span>
                {t('gallery.browse')}
                <span lang={langOf(gallery, 'name')} className="sr-only">
                  {' '}
                  {name}
                </span>
                <span className="font-normal text-ink-soft">
                  {' '}
                  · {t('gallery.images', { count: pictures.length })}
                </span>
              </span>
              <ArrowRight aria-hidden className="size-4 shrink-0" />
            </Link>
          </div>
        )}
      </div>
      <GalleryMosaic gallery={gallery} priority={isFirst} />
    </section>
  );
};

export const AllGalleries = () => {
  const { t } = useLanguage();
  const [galleries] = trpc.galleries.list.useSuspenseQuery();
  const property = useProperty();
  return (
    <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1 className="text-5xl">{t('gallery.all')}</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-ink-soft md:mb-14">
        {property ? t('gallery.intro', { house: property.name }) : t('gallery.introOfHouse')}
      </p>
      {galleries.length === 0 && <NoGalleries />}
      {galleries.map((gallery, index) => (
        <GalleryOverview key={gallery.id} gallery={gallery} isFirst={index === 0} />
      ))}
    </div>
  );
};
