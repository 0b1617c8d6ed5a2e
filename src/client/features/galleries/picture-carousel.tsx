import clsx from 'clsx';
import { phoneSlideWidth } from '#client/ui/phone-sizes.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Picture } from '#shared/pictures.schema.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';

/** From one edge of the screen to the other, or inside a column of text. */
export type CarouselPlace = 'page' | 'column';

// The shares of `carousel-slide`, less the edges of `carousel-track`.
const sizes: Record<CarouselPlace, string> = {
  page: `(width >= 71rem) 56rem, (width >= 48rem) calc(84vw - 3.4rem), ${phoneSlideWidth}`,
  column: `(width >= 48rem) 34rem, ${phoneSlideWidth}`,
};

type SlideProps = { picture: Picture; place: CarouselPlace; priority: boolean };

const Slide = ({ picture, place, priority }: SlideProps) => (
  <li className="carousel-slide shrink-0 snap-center">
    <figure>
      <a
        href={picture.url}
        target="_blank"
        rel="noopener"
        className="block overflow-hidden rounded-card"
      >
        <PictureImage
          picture={picture}
          sizes={sizes[place]}
          priority={priority}
          className="aspect-3/2 w-full bg-sand-100 object-cover"
        />
        <span className="sr-only"> (si apre in una nuova scheda)</span>
      </a>
      {/* Who does not see the picture has just heard its name. */}
      <figcaption aria-hidden className="mt-3 line-clamp-3 px-1 text-ink-soft">
        {picture.alt}
      </figcaption>
    </figure>
  </li>
);

type PictureCarouselProps = {
  pictures: readonly Picture[];
  label: string;
  place?: CarouselPlace;
  /** Whether the first picture is what the visitor sees first. */
  priority?: boolean;
};

/** One picture and the edge of the next; it also scrolls by touch, and without a script. */
export const PictureCarousel = (props: PictureCarouselProps) => {
  const { pictures, label, place = 'page', priority = false } = props;
  const { track, current, goTo } = useCarousel(pictures.length);
  return (
    <section aria-roledescription="carosello" aria-label={label}>
      <ul
        {...track}
        className={clsx(
          'carousel-track relative flex snap-x snap-mandatory gap-4 overflow-x-auto motion-safe:scroll-smooth md:gap-6',
          // The ring of a focused picture needs a little room at the top, where scrolling cuts it off.
          '-mt-1.5 pt-1.5',
          place === 'column' && '[--edge:0px]',
        )}
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture.url}
            picture={picture}
            place={place}
            priority={priority && index === 0}
          />
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <p aria-live="polite" className="sr-only">
            {`Immagine ${current + 1} di ${pictures.length}`}
          </p>
          <CarouselControls
            count={pictures.length}
            current={current}
            onPick={goTo}
            className={clsx(place === 'page' && 'page-width')}
          />
        </>
      )}
    </section>
  );
};
