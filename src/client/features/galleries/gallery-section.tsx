import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { anchors } from '#shared/anchors.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { GalleryPictures } from './gallery-pictures.tsx';
import { GalleryTabs, panelId, tabId } from './gallery-tabs.tsx';

const AllGalleriesLink = () => (
  <Link
    to="/gallery"
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
  >
    Tutte le gallery
    <ArrowRight aria-hidden className="size-4" />
  </Link>
);

/** All panels are on the page: without a script they stand below each other under their names. */
const Panels = ({ galleries, chosen }: { galleries: readonly Gallery[]; chosen: Gallery }) =>
  galleries.map((gallery) => (
    <div
      key={gallery.id}
      id={panelId(gallery)}
      role="tabpanel"
      aria-labelledby={tabId(gallery)}
      className={clsx('noscript:not-first:mt-12', gallery !== chosen && 'hidden noscript:block')}
    >
      <h3 className="page-width mb-3 hidden font-serif text-2xl text-sea-700 noscript:block">
        {gallery.name}
      </h3>
      <GalleryPictures gallery={gallery} />
    </div>
  ));

/** The galleries that staff want on the home page, one at a time. */
export const GallerySection = ({ galleries: shown }: { galleries: readonly Gallery[] }) => {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0];
  if (!chosen) return null;
  return (
    <section id={anchors.gallery} aria-labelledby="gallery-title" className="section-space pb-0">
      <div className="page-width mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="gallery-title" className="text-4xl">
          Galleria
        </h2>
        <AllGalleriesLink />
        {shown.length > 1 && (
          <div className="basis-full">
            <GalleryTabs galleries={shown} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
          </div>
        )}
      </div>
      {shown.length > 1 ? (
        <Panels galleries={shown} chosen={chosen} />
      ) : (
        <GalleryPictures gallery={chosen} />
      )}
    </section>
  );
};
