import { PictureImage } from '#client/ui/picture-image.tsx';
import type { Media } from '#shared/media.schema.ts';
import { VideoPlayer } from './video-player.tsx';

const boxClass = 'grid place-items-center overflow-hidden rounded-card bg-sand-100';

const Picture = ({ media }: { media: Media }) => (
  <a
    href={media.url}
    target="_blank"
    rel="noreferrer"
    aria-label="Apri l'immagine intera in una nuova scheda"
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

/** The file itself; of sound and video nothing is loaded before it is played. */
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
