import clsx from 'clsx';
import { AudioLines, ImageOff, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { formatDurationInWords } from '#shared/italian-measures.ts';
import type { Media } from '#shared/media.schema.ts';
import { shortFacts } from './media-labels.ts';

type MediaThumbnailProps = {
  media: Media;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
};

const Sign = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden
    className="m-auto grid size-14 place-items-center rounded-full bg-white text-sea-600 shadow-float [&_svg]:size-6"
  >
    {children}
  </span>
);

const signs = {
  video: <Play className="translate-x-0.5 fill-current" />,
  audio: <AudioLines />,
};

/** Icons are drawn whole, photographs fill their place. Says nothing: the name stands beside it. */
const Content = ({ media, sizes }: MediaThumbnailProps) => {
  const [isMissing, setIsMissing] = useState(false);
  if (media.contentType !== 'image') return <Sign>{signs[media.contentType]}</Sign>;
  if (isMissing) return <ImageOff aria-hidden className="m-auto size-8 text-field" />;
  if (!media.picture) {
    return (
      <img
        src={media.url}
        alt=""
        loading="lazy"
        className="size-full object-contain p-4"
        onError={() => setIsMissing(true)}
      />
    );
  }
  return (
    <PictureImage
      picture={{ ...media.picture, alt: '' }}
      sizes={sizes}
      className="size-full object-cover"
    />
  );
};

/** A still of a file of the library, always of the same shape. */
const MediaThumbnail = (props: MediaThumbnailProps) => (
  <span
    className={clsx(
      'flex aspect-4/3 w-full overflow-hidden',
      props.media.contentType === 'image' ? 'bg-sand-100' : 'bg-sea-100',
    )}
  >
    <Content {...props} />
  </span>
);

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
