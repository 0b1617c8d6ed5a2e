import type { Picture } from '#shared/media/pictures.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { langOf } from './italian-only.tsx';

type Source = { url: string; width: number };

/** The `srcset` of one picture in several widths. */
export const sourceSet = (sources: readonly Source[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

type Place = { place: number; count: number };

/** For a picture that is content: without a caption its place among the others, never its file's name. */
export const contentAlt = (
  { alt }: Pick<Picture, 'alt'>,
  { place, count }: Place,
  { t }: Language,
): string => {
  if (alt) return alt;
  return count === 1 ? t('media.photo') : t('media.photoOf', { place, count });
};

type PictureImageProps = {
  picture: Picture;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads eagerly, for a picture in the first viewport. */
  priority?: boolean;
  className?: string;
};

export const PictureImage = ({
  picture,
  sizes,
  priority = false,
  className,
}: PictureImageProps) => (
  <img
    src={picture.copies.at(-1)?.url ?? picture.url}
    srcSet={picture.copies.length > 0 ? sourceSet([...picture.copies, picture]) : undefined}
    sizes={sizes}
    alt={picture.alt}
    lang={picture.alt === '' ? undefined : langOf(picture, 'alt')}
    width={picture.width}
    height={picture.height}
    loading={priority ? 'eager' : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? 'sync' : 'async'}
    className={className}
  />
);
