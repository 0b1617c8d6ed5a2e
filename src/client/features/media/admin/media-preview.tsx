import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Media } from '#shared/media/media.schema.ts';

/** Replaces the button that started it, and takes over the focus. */
const Player = ({ media }: { media: Media }) => {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: what the owners upload has no captions
    <video
      ref={ref}
      controls
      autoPlay
      playsInline
      src={media.url}
      aria-label={media.name}
      className="size-full rounded-card bg-ink"
    />
  );
};

const VideoPlayer = ({ media }: { media: Media }) => {
  const [isStarted, setIsStarted] = useState(false);
  const { width, height } = media.dimensions ?? { width: 16, height: 9 };
  return (
    <div className="max-h-96 min-h-40 w-full" style={{ aspectRatio: `${width} / ${height}` }}>
      {isStarted ? (
        <Player media={media} />
      ) : (
        <button
          type="button"
          onClick={() => setIsStarted(true)}
          className="grid size-full place-content-center justify-items-center gap-3 rounded-card bg-sea-100 font-semibold text-sea-700 hover:bg-sea-100/70"
        >
          <span className="grid size-16 place-items-center rounded-full bg-white text-sea-600 shadow-float">
            <Play aria-hidden className="size-7 translate-x-0.5 fill-current" />
          </span>
          Guarda il video
        </button>
      )}
    </div>
  );
};

const boxClass = 'grid place-items-center overflow-hidden rounded-card bg-sand-100';

const Picture = ({ media }: { media: Media }) => (
  <a
    href={media.url}
    target="_blank"
    rel="noreferrer"
    aria-label="Apri l’immagine intera in una nuova scheda"
    className={boxClass}
  >
    {media.picture ? (
      <PictureImage
        picture={{ ...media.picture, alt: '' }}
        sizes="(width >= 48rem) 29rem, 92vw"
        className="h-auto max-h-80 w-auto max-w-full"
      />
    ) : (
      <img src={media.url} alt="" className="size-56 object-contain p-6" />
    )}
  </a>
);

/** The file itself; audio and video load when they are played. */
export const MediaPreview = ({ media }: { media: Media }) => {
  if (media.contentType === 'image') return <Picture media={media} />;
  if (media.contentType === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what the owners upload has no captions
      <audio controls preload="none" src={media.url} aria-label={media.name} className="w-full" />
    );
  }
  return <VideoPlayer media={media} />;
};
