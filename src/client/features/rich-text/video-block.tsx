import type { ShownMedia } from '#shared/rich-text.schema.ts';
import { BlockFigure } from './block-figure.tsx';

type VideoBlockProps = { src: string; media: ShownMedia | undefined };

/** The browser's own player, as large from the beginning as the film will be. */
export const VideoBlock = ({ src, media }: VideoBlockProps) => {
  const { width, height } = media?.dimensions ?? { width: 16, height: 9 };
  return (
    <BlockFigure media={media}>
      {/* biome-ignore lint/a11y/useMediaCaption: what the owners upload has no captions */}
      <video
        controls
        playsInline
        preload="metadata"
        src={src}
        width={width}
        height={height}
        aria-label={media?.caption || 'Video'}
      />
    </BlockFigure>
  );
};
