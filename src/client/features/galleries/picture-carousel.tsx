import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { RoundButton } from '#client/ui/round-button.tsx';
import type { Picture } from '#shared/pictures.schema.ts';
import { useCarousel } from './use-carousel.ts';

const Slide = ({ picture }: { picture: Picture }) => (
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
          sizes="(min-width: 64rem) 60rem, 86vw"
          className="aspect-3/2 w-full object-cover"
        />
        <span className="sr-only"> (si apre in una nuova scheda)</span>
      </a>
      <figcaption className="mt-3 px-1 text-ink-soft">{picture.alt}</figcaption>
    </figure>
  </li>
);

const arrowClass = 'size-12 border-sand-300';

type DotsProps = { pictures: readonly Picture[]; current: number; onPick: (index: number) => void };

const Dots = ({ pictures, current, onPick }: DotsProps) => (
  <ol className="order-last flex basis-full flex-wrap justify-center md:order-none md:basis-0 md:grow">
    {pictures.map((picture, index) => (
      <li key={picture.url}>
        <button
          type="button"
          aria-label={`Immagine ${index + 1} di ${pictures.length}`}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
          className="carousel-dot"
        />
      </li>
    ))}
  </ol>
);

type PictureCarouselProps = { pictures: readonly Picture[]; label: string };

/** One picture and the edge of the next; it also scrolls by touch, and without a script. */
export const PictureCarousel = ({ pictures, label }: PictureCarouselProps) => {
  const { trackRef, current, goTo } = useCarousel(pictures.length);
  const last = pictures.length - 1;
  return (
    <section aria-roledescription="carosello" aria-label={label}>
      <ul
        ref={trackRef}
        className="carousel-track relative flex snap-x snap-mandatory gap-4 overflow-x-auto md:gap-6"
      >
        {pictures.map((picture) => (
          <Slide key={picture.url} picture={picture} />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {`Immagine ${current + 1} di ${pictures.length}`}
      </p>
      {pictures.length > 1 && (
        <div className="page-width mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 noscript:hidden print:hidden">
          <RoundButton
            label="Immagine precedente"
            disabled={current === 0}
            onPress={() => goTo(current - 1)}
            className={arrowClass}
          >
            <ChevronLeft aria-hidden />
          </RoundButton>
          <p aria-hidden className="text-ink-soft tabular-nums md:hidden">
            {current + 1} / {pictures.length}
          </p>
          <Dots pictures={pictures} current={current} onPick={goTo} />
          <RoundButton
            label="Immagine successiva"
            disabled={current === last}
            onPress={() => goTo(current + 1)}
            className={arrowClass}
          >
            <ChevronRight aria-hidden />
          </RoundButton>
        </div>
      )}
    </section>
  );
};
