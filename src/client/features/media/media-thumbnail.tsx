import clsx from 'clsx';
import { AudioLines, ImageOff, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Media } from '#shared/media.schema.ts';

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
export const MediaThumbnail = (props: MediaThumbnailProps) => (
  <span
    className={clsx(
      'flex aspect-4/3 w-full overflow-hidden',
      props.media.contentType === 'image' ? 'bg-sand-100' : 'bg-sea-100',
    )}
  >
    <Content {...props} />
  </span>
);
