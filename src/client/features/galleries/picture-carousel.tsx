import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PictureLink } from '#client/features/picture-viewer/picture-link.tsx';
import { useIslandMark } from '#client/hydration/island.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { phoneSlideWidth } from '#client/ui/phone-sizes.ts';
import { contentAlt, PictureImage } from '#client/ui/picture-image.tsx';
import { roundButtonClass } from '#client/ui/round-button.tsx';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { mountCarousel } from './carousel-island.ts';
import { visibleDots } from './visible-dots.ts';

const arrowClass = roundButtonClass('size-12 border-sand-300');

type ControlsProps = { count: number; className?: string };

/** All dots, of which the first fitting ones are shown. With too many pictures the number is shown as well. */
const Dots = ({ count }: ControlsProps) => {
  const { t } = useLanguage();
  const visible = visibleDots(count, 0);
  return (
    <>
      <ol className="flex flex-wrap justify-center">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity
          <li key={index} hidden={!visible.includes(index)}>
            <button
              type="button"
              aria-label={t('gallery.imageOf', { place: index + 1, count })}
              aria-current={index === 0 || undefined}
              className="carousel-dot"
            />
          </li>
        ))}
      </ol>
      {visible.length < count && (
        <p aria-hidden className="text-sm text-ink-soft tabular-nums">
          <span data-number>1</span> / {count}
        </p>
      )}
    </>
  );
};

/** As they are at the first picture; `carousel-island.ts` makes them work, and follows the scrolling. */
const CarouselControls = ({ count, className }: ControlsProps) => {
  const { t } = useLanguage();
  return (
    <div
      className={clsx(
        'mt-2 flex flex-wrap items-center justify-between gap-x-2 noscript:hidden print:hidden',
        className,
      )}
    >
      <button
        type="button"
        data-step={-1}
        aria-label={t('gallery.previousImage')}
        aria-disabled
        className={arrowClass}
      >
        <ChevronLeft aria-hidden />
      </button>
      <div className="flex min-w-24 flex-1 flex-wrap items-center justify-center gap-x-4">
        <Dots count={count} />
      </div>
      <button
        type="button"
        data-step={1}
        aria-label={t('gallery.nextImage')}
        className={arrowClass}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
};

/** Full width, lower on laptops for the home page, or inside a column of text. */
export type CarouselPlace = 'page' | 'home' | 'column';

// Must match the width of `.carousel-slide` minus the edges of `.carousel-track`. A single one is a little wider.
const sizes: Record<CarouselPlace, string> = {
  page: `(width >= 48rem) min(84vw - 3.4rem, 56rem, max(24rem, 150vh - 38rem)), ${phoneSlideWidth}`,
  home: `(width >= 64rem) 37rem, (width >= 48rem) 30rem, ${phoneSlideWidth}`,
  column: `(width >= 48rem) 34rem, ${phoneSlideWidth}`,
};

type SlideProps = {
  picture: Picture;
  isOnly: boolean;
  /** The alternative text. */
  alt: string;
  place: CarouselPlace;
  priority: boolean;
};

const Slide = ({ picture, isOnly, alt, place, priority }: SlideProps) => (
  <li className="carousel-slide shrink-0 snap-center">
    <figure>
      <PictureLink picture={picture} className="block overflow-hidden rounded-card">
        <PictureImage
          picture={{ ...picture, alt }}
          sizes={sizes[place]}
          priority={priority}
          className={clsx(
            'aspect-3/2 w-full bg-sand-100 object-cover',
            isOnly && place === 'page' && 'md:aspect-2/1',
            place === 'home' && (isOnly ? 'md:aspect-3/1' : 'md:aspect-9/4 lg:aspect-12/5'),
          )}
        />
      </PictureLink>
      {/* Hidden from screen readers, which have just read the same alt text. */}
      {picture.alt && (
        <figcaption
          aria-hidden
          lang={langOf(picture, 'alt')}
          className="mt-2 text-sm text-ink-soft"
        >
          {picture.alt}
        </figcaption>
      )}
    </figure>
  </li>
);

type PictureCarouselProps = {
  pictures: readonly Picture[];
  label: string;
  /** The language of the label, if it is not the page's. */
  labelLang?: string | undefined;
  place?: CarouselPlace;
  /** Whether the first picture is above the fold. */
  priority?: boolean;
};

/** Works without JavaScript by scrolling. */
export const PictureCarousel = (props: PictureCarouselProps) => {
  const language = useLanguage();
  const { pictures, label, labelLang, place = 'page', priority = false } = props;
  const count = pictures.length;
  const mark = useIslandMark('carousel');
  return (
    <section
      {...(count > 1 && mark)}
      ref={mountCarousel}
      lang={labelLang}
      aria-roledescription={language.t('media.carousel')}
      aria-label={label}
    >
      <div lang={labelLang && language.locale}>
        <ul
          data-pictures
          className={clsx(
            'carousel-track relative flex snap-x snap-mandatory gap-4 overflow-x-auto motion-safe:scroll-smooth md:gap-6',
            // Room for the focus ring, which the scroll container would clip at the top.
            '-mt-1.5 pt-1.5',
            place === 'column' && '[--edge:0px]',
            place === 'home' && 'carousel-low',
            place === 'page' && 'carousel-page',
          )}
        >
          {pictures.map((picture, index) => (
            <Slide
              key={picture.url}
              picture={picture}
              isOnly={count === 1}
              alt={contentAlt(picture, { place: index + 1, count }, language)}
              place={place}
              priority={priority && index === 0}
            />
          ))}
        </ul>
        {count > 1 && (
          <>
            <p aria-live="polite" className="sr-only">
              {language.t('gallery.imageOf', { place: 1, count })}
            </p>
            <CarouselControls count={count} className={clsx(place !== 'column' && 'page-width')} />
          </>
        )}
      </div>
    </section>
  );
};
