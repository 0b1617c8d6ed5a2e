import type { ShownMedia } from '#shared/rich-text.schema.ts';
import type { RichTextBlock } from '#shared/rich-text.ts';
import { AudioBlock } from './audio-block.tsx';
import { EmbedBlock } from './embed-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { ImageBlock } from './image-block.tsx';
import { VideoBlock } from './video-block.tsx';

type TextBlockProps = {
  block: RichTextBlock;
  media: readonly ShownMedia[];
  /** Whether it is the first thing of the text. */
  isFirst: boolean;
};

/** What stands between the paragraphs. */
export const TextBlock = ({ block, media, isFirst }: TextBlockProps) => {
  if (block.kind === 'gallery') return <GalleryBlock slug={block.gallerySlug} />;
  if (block.kind === 'map' || block.kind === 'youtube') return <EmbedBlock block={block} />;
  const known = media.find(({ url }) => url === block.src);
  if (block.kind === 'video') return <VideoBlock src={block.src} media={known} />;
  if (block.kind === 'audio') return <AudioBlock src={block.src} media={known} />;
  return <ImageBlock src={block.src} media={known} isFirst={isFirst} />;
};
