import { ArrowRight } from 'lucide-react';
import { useIslandMark } from '#client/hydration/island.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { anchors } from '#shared/anchors.ts';
import type { Gallery, GalleryView } from '#shared/galleries.schema.ts';
import { GalleryPictures } from './gallery-pictures.tsx';

const tabId = ({ id }: Gallery): string => `gallery-tab-${id}`;
const panelId = ({ id }: Gallery): string => `gallery-panel-${id}`;

type GalleriesProps = { galleries: readonly GalleryView[] };

/** The first one is chosen; `gallery-tabs-island.ts` makes them work. */
const GalleryTabs = ({ galleries }: GalleriesProps) => (
  <div
    {...useIslandMark('gallery-tabs')}
    role="tablist"
    aria-labelledby="gallery-title"
    className="flex flex-wrap gap-x-7 noscript:hidden"
  >
    {galleries.map((gallery, index) => (
      <button
        key={gallery.id}
        id={tabId(gallery)}
        type="button"
        role="tab"
        lang={langOf(gallery, 'name')}
        aria-selected={index === 0}
        aria-controls={panelId(gallery)}
        tabIndex={index === 0 ? undefined : -1}
        className="min-h-11 border-b-2 border-sea-700 text-left font-semibold text-sea-700 transition-colors wrap-anywhere not-aria-selected:border-transparent not-aria-selected:font-normal not-aria-selected:text-ink-soft not-aria-selected:hover:border-sand-300 not-aria-selected:hover:text-ink"
      >
        {gallery.name}
      </button>
    ))}
  </div>
);

const AllGalleriesLink = () => {
  const { t } = useLanguage();
  return (
    <SiteLink
      href="/gallery"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
    >
      {t('gallery.all')}
      <ArrowRight aria-hidden className="size-4" />
    </SiteLink>
  );
};

/** Renders all panels, because without JavaScript they are shown one below the other. */
const GalleryPanels = ({ galleries }: GalleriesProps) =>
  galleries.map((gallery, index) => (
    <div
      key={gallery.id}
      id={panelId(gallery)}
      role="tabpanel"
      aria-labelledby={tabId(gallery)}
      data-chosen={index === 0 || undefined}
      className="hidden data-chosen:block noscript:block noscript:not-first:mt-12"
    >
      <h3
        lang={langOf(gallery, 'name')}
        className="page-width mb-3 hidden font-serif text-2xl text-sea-700 noscript:block"
      >
        {gallery.name}
      </h3>
      <GalleryPictures gallery={gallery} place="home" />
    </div>
  ));

export const GallerySection = ({ galleries }: GalleriesProps) => {
  const { t } = useLanguage();
  const [first] = galleries;
  if (!first) return null;
  return (
    <section id={anchors.gallery} aria-labelledby="gallery-title" className="section-space pb-0">
      <div className="page-width mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 lg:justify-start">
        <h2 id="gallery-title" className="text-4xl">
          {t('gallery.gallery')}
        </h2>
        {galleries.length > 1 && (
          <div className="order-last basis-full lg:order-none lg:basis-auto">
            <GalleryTabs galleries={galleries} />
          </div>
        )}
        <div className="lg:ml-auto">
          <AllGalleriesLink />
        </div>
      </div>
      {galleries.length > 1 ? (
        <GalleryPanels galleries={galleries} />
      ) : (
        <GalleryPictures gallery={first} place="home" />
      )}
    </section>
  );
};
