import type { Picture } from '#shared/pictures.schema.ts';
import { sourceSet } from './source-set.ts';

type PictureImageProps = {
  picture: Picture;
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture that the visitor sees first: loaded at once, before others. */
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
    width={picture.width}
    height={picture.height}
    loading={priority ? 'eager' : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? 'sync' : 'async'}
    className={className}
  />
);
