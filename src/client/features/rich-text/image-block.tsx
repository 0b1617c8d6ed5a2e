import { phoneTextWidth } from '#client/ui/phone-sizes.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { ShownMedia } from '#shared/rich-text.schema.ts';
import { BlockFigure } from './block-figure.tsx';

// The widths of `rich-text-wide` and `rich-text-upright`, less the edges of the page.
const sizes = {
  wide: `(width >= 56rem) 52rem, ${phoneTextWidth}`,
  upright: `(width >= 30rem) 26rem, ${phoneTextWidth}`,
};

type ImageBlockProps = { src: string; media: ShownMedia | undefined; isFirst: boolean };

export const ImageBlock = ({ src, media, isFirst }: ImageBlockProps) => {
  const caption = media?.caption ?? '';
  const picture = media?.picture;
  return (
    <BlockFigure media={media} isWide>
      {picture ? (
        <PictureImage
          picture={{ ...picture, alt: caption }}
          sizes={picture.height > picture.width ? sizes.upright : sizes.wide}
          priority={isFirst}
        />
      ) : (
        <img src={src} alt={caption} loading="lazy" decoding="async" />
      )}
    </BlockFigure>
  );
};
