import type { Ref } from 'react';
import { MediaTile, tileClass } from '#client/features/media/media-tile.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { Media } from '#shared/media.schema.ts';
import type { Placed } from './use-focus-after-deletion.ts';

export const mediaGridClass =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 2xl:grid-cols-6';

type MediaGridProps = {
  items: readonly Media[];
  /** Came in during this visit. */
  newIds: ReadonlySet<number>;
  onOpen: (opened: Placed) => void;
  ref: Ref<HTMLUListElement>;
};

export const MediaGrid = ({ items, newIds, onOpen, ref }: MediaGridProps) => (
  <ul ref={ref} className={mediaGridClass}>
    {items.map((media, place) => (
      <li key={media.id}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen({ media, place })}
          className={tileClass}
        >
          <MediaTile
            media={media}
            mark={newIds.has(media.id) && <Badge tone="confirmed">Nuovo</Badge>}
          />
        </button>
      </li>
    ))}
  </ul>
);
