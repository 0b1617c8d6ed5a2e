import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { anchors } from '#shared/anchors.ts';
import type { Gallery, GalleryView } from '#shared/galleries.schema.ts';
import { GalleryPictures } from './gallery-pictures.tsx';

const tabId = ({ id }: Gallery): string => `gallery-tab-${id}`;
const panelId = ({ id }: Gallery): string => `gallery-panel-${id}`;

const keySteps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type GalleryTabsProps = {
  galleries: readonly GalleryView[];
  chosen: GalleryView;
  onChoose: (gallery: GalleryView) => void;
};

/** The tab pattern of the ARIA Authoring Practices. */
const GalleryTabs = ({ galleries, chosen, onChoose }: GalleryTabsProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const next =
      galleries[keySteps[event.key]?.(galleries.indexOf(chosen), galleries.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    onChoose(next);
  };
  return (
    <div
      role="tablist"
      aria-labelledby="gallery-title"
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-7 noscript:hidden"
    >
      {galleries.map((gallery) => (
        <button
          key={gallery.id}
          id={tabId(gallery)}
          type="button"
          role="tab"
          lang={langOf(gallery, 'name')}
          aria-selected={gallery === chosen}
          aria-controls={panelId(gallery)}
          tabIndex={gallery === chosen ? undefined : -1}
          onClick={() => onChoose(gallery)}
          className={clsx(
            'min-h-11 border-b-2 text-left transition-colors wrap-anywhere',
            gallery === chosen
              ? 'border-sea-700 font-semibold text-sea-700'
              : 'border-transparent text-ink-soft hover:border-sand-300 hover:text-ink',
          )}
        >
          {gallery.name}
        </button>
      ))}
    </div>
  );
};

const AllGalleriesLink = () => {
  const { t } = useLanguage();
  return (
    <Link
      to="/gallery"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
    >
      {t('gallery.all')}
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
};

/** Renders all panels, because without JavaScript they are shown one below the other. */
const GalleryPanels = ({
  galleries,
  chosen,
}: {
  galleries: readonly GalleryView[];
  chosen: GalleryView;
}) =>
  galleries.map((gallery) => (
    <div
      key={gallery.id}
      id={panelId(gallery)}
      role="tabpanel"
      aria-labelledby={tabId(gallery)}
      className={clsx('noscript:not-first:mt-12', gallery !== chosen && 'hidden noscript:block')}
    >
      <h3
        lang={langOf(gallery, 'name')}
        className="page-width mb-3 hidden font-serif text-2xl text-sea-700 noscript:block"
      >
        {gallery.name}
      </h3>
      <GalleryPictures gallery={gallery} />
    </div>
  ));

export const GallerySection = ({ galleries }: { galleries: readonly GalleryView[] }) => {
  const { t } = useLanguage();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = galleries.find(({ id }) => id === chosenId) ?? galleries[0];
  if (!chosen) return null;
  return (
    <section
      id={anchors.gallery}
      aria-labelledby="gallery-title"
      // Captions of one line on phones.
      data-brief
      className="section-space pb-0"
    >
      <div className="page-width mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="gallery-title" className="text-4xl">
          {t('gallery.gallery')}
        </h2>
        <AllGalleriesLink />
        {galleries.length > 1 && (
          <div className="basis-full">
            <GalleryTabs
              galleries={galleries}
              chosen={chosen}
              onChoose={({ id }) => setChosenId(id)}
            />
          </div>
        )}
      </div>
      {galleries.length > 1 ? (
        <GalleryPanels galleries={galleries} chosen={chosen} />
      ) : (
        <GalleryPictures gallery={chosen} />
      )}
    </section>
  );
};
