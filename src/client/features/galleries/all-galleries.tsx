import { Link } from '@tanstack/react-router';
import { ArrowRight, Images } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Gallery } from '#shared/galleries.schema.ts';
import { GalleryMosaic } from './gallery-mosaic.tsx';
import { imagesInWords } from './gallery-words.ts';

const NoGalleries = () => (
  <EmptyState
    icon={<Images />}
    title="Ancora nessuna galleria"
    action={
      <Link to="/" className={buttonClass({ variant: 'secondary' })}>
        Torna alla Home
      </Link>
    }
  >
    Le foto della casa e dei dintorni arrivano presto.
  </EmptyState>
);

type GalleryPartProps = { gallery: Gallery; isFirst: boolean };

const GalleryPart = ({ gallery, isFirst }: GalleryPartProps) => {
  const { id, name, slug, description, pictures } = gallery;
  return (
    <section aria-labelledby={`gallery-${id}`} className="not-first:mt-16 md:not-first:mt-20">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-1">
        <div className="min-w-0">
          <h2 id={`gallery-${id}`} className="text-3xl wrap-anywhere">
            {name}
          </h2>
          {description && (
            <p className="mt-2 max-w-text whitespace-pre-line text-ink-soft">{description}</p>
          )}
        </div>
        {pictures.length > 0 && (
          <Link
            to="/gallery/$slug"
            params={{ slug }}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
          >
            <span>
              Una per una
              <span className="sr-only"> {name}</span>
              <span className="font-normal text-ink-soft"> · {imagesInWords(pictures.length)}</span>
            </span>
            <ArrowRight aria-hidden className="size-4 shrink-0" />
          </Link>
        )}
      </div>
      <GalleryMosaic gallery={gallery} priority={isFirst} />
    </section>
  );
};

/** Every gallery as a grid of its pictures. */
export const AllGalleries = () => {
  const [galleries] = trpc.galleries.list.useSuspenseQuery();
  const [property] = trpc.property.get.useSuspenseQuery();
  return (
    <div className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
      <h1 className="text-5xl">Tutte le gallery</h1>
      <p className="mt-3 mb-10 max-w-text text-lg text-ink-soft md:mb-14">
        Le immagini di {property.name}: ogni foto si apre intera in una nuova scheda.
      </p>
      {galleries.length === 0 && <NoGalleries />}
      {galleries.map((gallery, index) => (
        <GalleryPart key={gallery.id} gallery={gallery} isFirst={index === 0} />
      ))}
    </div>
  );
};
