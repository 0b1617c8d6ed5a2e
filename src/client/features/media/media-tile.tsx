import type { ReactNode } from 'react';
import { formatDurationInWords } from '#shared/italian-measures.ts';
import type { Media } from '#shared/media.schema.ts';
import { MediaThumbnail } from './media-thumbnail.tsx';
import { shortFacts } from './media-words.ts';

const SIZES = '(width >= 64rem) 15rem, (width >= 48rem) 12rem, 45vw';

/** What a file's button or box looks like, whatever a press does. */
export const tileClass =
  'relative flex h-full w-full flex-col overflow-hidden rounded-card border border-sand-200 bg-white text-left transition-colors hover:border-sea-600';

type MediaTileProps = {
  media: Media;
  /** Stands over the picture's corner; read after the name. */
  mark?: ReactNode;
};

/** Picture, name and the two facts one looks for; goes inside what is pressed. */
export const MediaTile = ({ media, mark }: MediaTileProps) => (
  <>
    <MediaThumbnail media={media} sizes={SIZES} />
    <span className="block px-3 py-2.5">
      <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">
        {media.name}
      </span>
      <span aria-hidden className="mt-0.5 block text-xs text-ink-soft tabular-nums">
        {shortFacts(media)}
      </span>
      {media.duration !== null && (
        <span className="sr-only">, durata {formatDurationInWords(media.duration)}</span>
      )}
    </span>
    {mark && <span className="absolute top-2 right-2">{mark}</span>}
  </>
);
