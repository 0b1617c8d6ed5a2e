import type { ShownMedia } from '#shared/rich-text.schema.ts';
import { BlockFigure } from './block-figure.tsx';

type AudioBlockProps = { src: string; media: ShownMedia | undefined };

export const AudioBlock = ({ src, media }: AudioBlockProps) => (
  <BlockFigure media={media}>
    {/* biome-ignore lint/a11y/useMediaCaption: what the owners upload has no captions */}
    <audio controls preload="none" src={src} aria-label={media?.caption || 'Audio'} />
  </BlockFigure>
);
