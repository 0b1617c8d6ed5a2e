import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import type { Gallery } from '#shared/galleries.schema.ts';

export const tabId = ({ id }: Gallery): string => `gallery-tab-${id}`;
export const panelId = ({ id }: Gallery): string => `gallery-panel-${id}`;

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type GalleryTabsProps = {
  galleries: readonly Gallery[];
  chosen: Gallery;
  onChoose: (gallery: Gallery) => void;
};

/** One of the galleries at a time; arrow keys go from one to the next. */
export const GalleryTabs = ({ galleries, chosen, onChoose }: GalleryTabsProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = galleries[steps[event.key]?.(galleries.indexOf(chosen), galleries.length) ?? -1];
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
      className="flex flex-wrap gap-x-7 gap-y-1 noscript:hidden"
    >
      {galleries.map((gallery) => (
        <button
          key={gallery.id}
          id={tabId(gallery)}
          type="button"
          role="tab"
          aria-selected={gallery === chosen}
          aria-controls={panelId(gallery)}
          tabIndex={gallery === chosen ? undefined : -1}
          onClick={() => onChoose(gallery)}
          className={clsx(
            'min-h-11 border-b-2 text-left text-lg transition-colors wrap-anywhere',
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
