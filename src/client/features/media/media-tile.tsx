import clsx from 'clsx';
import { AudioLines, ImageOff, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { formatDurationInWords } from '#shared/languages/italian-measures.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { formatFacts } from './media-labels.ts';

type MediaThumbnailProps = {
  media: Media;
  /** The `sizes` attribute. */
  sizes: string;
};

const RoundIcon = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden
    className="m-auto grid size-14 place-items-center rounded-full bg-white text-sea-600 shadow-float [&_svg]:size-6"
  >
    {children}
  </span>
);

const icons = {
  video: <Play className="translate-x-0.5 fill-current" />,
  audio: <AudioLines />,
};

/** Icons are contained, photographs cover the box. Hidden from screen readers, which read the name. */
const Content = ({ media, sizes }: MediaThumbnailProps) => {
  const [isMissing, setIsMissing] = useState(false);
  if (media.contentType !== 'image') return <RoundIcon>{icons[media.contentType]}</RoundIcon>;
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

/** For the button or label around a `MediaTile`. */
export const tileClass =
  'relative flex h-full w-full flex-col overflow-hidden rounded-card border border-sand-200 bg-white text-left transition-colors hover:border-sea-600';

type MediaTileProps = {
  media: Media;
  /** Over the picture's corner; screen readers read it after the name. */
  badge?: ReactNode;
  /** Marks of a file: 'senza didascalia', 'non usata'. */
  marks?: readonly string[];
};

export const MediaTile = ({ media, badge, marks = [] }: MediaTileProps) => (
  <>
    <MediaThumbnail media={media} sizes={SIZES} />
    <span className="block px-3 py-2.5">
      <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">
        {media.name}
      </span>
      <span aria-hidden className="mt-0.5 block text-xs text-ink-soft tabular-nums">
        {formatFacts(media)}
      </span>
      {marks.length > 0 && (
        <span className="mt-0.5 block text-xs text-ink-soft">{marks.join(' · ')}</span>
      )}
      {media.duration !== null && (
        <span className="sr-only">, durata {formatDurationInWords(media.duration)}</span>
      )}
    </span>
    {badge && <span className="absolute top-2 right-2">{badge}</span>}
  </>
);
