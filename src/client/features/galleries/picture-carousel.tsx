import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PictureLink } from '#client/features/picture-viewer/picture-link.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { phoneSlideWidth } from '#client/ui/phone-sizes.ts';
import { contentAlt, PictureImage } from '#client/ui/picture-image.tsx';
import { RoundButton } from '#client/ui/round-button.tsx';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { visibleDots } from './visible-dots.ts';

/** The slide to go to for a key, or null. */
const keyTarget = (key: string, current: number, count: number): number | null => {
  const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
};

const middleOf = (slide: HTMLElement): number => slide.offsetLeft + slide.clientWidth / 2;

/** The slide nearest to the center. All slides have the same width. */
const slideInView = (track: HTMLElement): number => {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  const middle = track.scrollLeft + track.clientWidth / 2;
  const index = Math.round((middle - middleOf(first)) / (middleOf(second) - middleOf(first)));
  // NaN while the carousel is hidden.
  return Math.min(Math.max(index || 0, 0), track.children.length - 1);
};

/** Native scrolling with scroll snap; tracks the current slide. Spread `track` on the list of slides. */
const useCarousel = (count: number) => {
  const trackRef = useRef<HTMLUListElement>(null);
  /** The target of a running scroll animation; slides on the way do not become current. */
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = trackRef.current;
    if (!track || count < 2) return;
    const updateCurrent = (): void => {
      const index = slideInView(track);
      if (target.current !== null && target.current !== index) return;
      target.current = null;
      setCurrent(index);
    };
    // The browser may have restored the scroll position.
    updateCurrent();
    track.addEventListener('scroll', updateCurrent, { passive: true });
    return () => track.removeEventListener('scroll', updateCurrent);
  }, [count]);

  const goTo = (index: number): void => {
    const track = trackRef.current;
    const slide = track?.children[index];
    if (!track || !(slide instanceof HTMLElement)) return;
    target.current = index;
    setCurrent(index);
    track.scrollTo({ left: middleOf(slide) - track.clientWidth / 2 });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const index =
      event.altKey || event.ctrlKey || event.metaKey ? null : keyTarget(event.key, current, count);
    if (index === null) return;
    event.preventDefault();
    // Keeps the focus on the visible slide.
    trackRef.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
    goTo(index);
  };
  /** The user scrolls, so the animation no longer decides. */
  const cancelTarget = (): void => {
    target.current = null;
  };

  return {
    current,
    goTo,
    track: {
      ref: trackRef,
      onKeyDown,
      onPointerDown: cancelTarget,
      onWheel: cancelTarget,
      onFocus: cancelTarget,
    },
  };
};

const arrowClass = 'size-12 border-sand-300';

type CarouselControlsProps = {
  count: number;
  /** Zero-based. */
  current: number;
  onPick: (index: number) => void;
  className?: string;
};

const Dots = ({ count, current, onPick }: CarouselControlsProps) => {
  const { t } = useLanguage();
  return (
    <ol className="flex flex-wrap justify-center">
      {visibleDots(count, current).map((index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={t('gallery.imageOf', { place: index + 1, count })}
            aria-current={index === current || undefined}
            onClick={() => onPick(index)}
            className="carousel-dot"
          />
        </li>
      ))}
    </ol>
  );
};

/** With too many pictures for the dots, the number is shown as well. */
const CarouselControls = (props: CarouselControlsProps) => {
  const { t } = useLanguage();
  const { count, current, onPick, className } = props;
  const hasDotForEach = visibleDots(count, current).length === count;
  return (
    <div
      className={clsx(
        'mt-2 flex flex-wrap items-center justify-between gap-x-2 noscript:hidden print:hidden',
        className,
      )}
    >
      <RoundButton
        label={t('gallery.previousImage')}
        disabled={current === 0}
        onPress={() => onPick(current - 1)}
        className={arrowClass}
      >
        <ChevronLeft aria-hidden />
      </RoundButton>
      <div className="flex min-w-24 flex-1 flex-wrap items-center justify-center gap-x-4">
        <Dots {...props} />
        {!hasDotForEach && (
          <p aria-hidden className="text-sm text-ink-soft tabular-nums">
            {current + 1} / {count}
          </p>
        )}
      </div>
      <RoundButton
        label={t('gallery.nextImage')}
        disabled={current === count - 1}
        onPress={() => onPick(current + 1)}
        className={arrowClass}
      >
        <ChevronRight aria-hidden />
      </RoundButton>
    </div>
  );
};

/** Full width, or inside a column of text. */
export type CarouselPlace = 'page' | 'column';

// Must match the width of `.carousel-slide` minus the edges of `.carousel-track`. A single one is a little wider.
const sizes: Record<CarouselPlace, string> = {
  page: `(width >= 71rem) 56rem, (width >= 48rem) calc(84vw - 3.4rem), ${phoneSlideWidth}`,
  column: `(width >= 48rem) 34rem, ${phoneSlideWidth}`,
};

type SlideProps = {
  picture: Picture;
  /** All pictures of the carousel. */
  pictures: readonly Picture[];
  /** The alternative text. */
  alt: string;
  place: CarouselPlace;
  priority: boolean;
};

const Slide = ({ picture, pictures, alt, place, priority }: SlideProps) => (
  <li className="carousel-slide shrink-0 snap-center">
    <figure>
      <PictureLink
        picture={picture}
        among={pictures}
        className="block overflow-hidden rounded-card"
      >
        <PictureImage
          picture={{ ...picture, alt }}
          sizes={sizes[place]}
          priority={priority}
          className={clsx(
            'aspect-3/2 w-full bg-sand-100 object-cover',
            pictures.length === 1 && place === 'page' && 'md:aspect-2/1',
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
  const { track, current, goTo } = useCarousel(count);
  return (
    <section
      lang={labelLang}
      aria-roledescription={language.t('gallery.carousel')}
      aria-label={label}
    >
      <div lang={labelLang && language.locale}>
        <ul
          {...track}
          className={clsx(
            'carousel-track relative flex snap-x snap-mandatory gap-4 overflow-x-auto motion-safe:scroll-smooth md:gap-6',
            // Room for the focus ring, which the scroll container would clip at the top.
            '-mt-1.5 pt-1.5',
            place === 'column' && '[--edge:0px]',
          )}
        >
          {pictures.map((picture, index) => (
            <Slide
              key={picture.url}
              picture={picture}
              pictures={pictures}
              alt={contentAlt(picture, { place: index + 1, count }, language)}
              place={place}
              priority={priority && index === 0}
            />
          ))}
        </ul>
        {count > 1 && (
          <>
            <p aria-live="polite" className="sr-only">
              {language.t('gallery.imageOf', { place: current + 1, count })}
            </p>
            <CarouselControls
              count={count}
              current={current}
              onPick={goTo}
              className={clsx(place === 'page' && 'page-width')}
            />
          </>
        )}
      </div>
    </section>
  );
};
