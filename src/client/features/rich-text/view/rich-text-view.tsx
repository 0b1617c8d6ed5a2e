import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { GalleryView } from '#client/features/galleries/gallery-view.tsx';
import { phoneTextWidth } from '#client/ui/phone-sizes.ts';
import { PictureImage } from '#client/ui/picture-image.tsx';
import type { ShownMedia } from '#shared/rich-text.schema.ts';
import { type RichTextBlock, splitRichText } from '#shared/rich-text.ts';
import { EmbedBlock } from './embed-block.tsx';
import { useOwnLinks } from './use-own-links.ts';

/** Whether a picture or film is higher than wide: in full width it would fill more than a screen. */
const isUpright = (dimensions: ShownMedia['dimensions'] | undefined): boolean =>
  !!dimensions && dimensions.height > dimensions.width;

type BlockFigureProps = {
  /** What the library knows of the file; undefined where it does not know it. */
  media: ShownMedia | undefined;
  isWide?: boolean;
  children: ReactNode;
};

/** A file of the library within a text, its caption below. */
const BlockFigure = ({ media, isWide = false, children }: BlockFigureProps) => (
  <figure
    className={clsx(
      'rich-text-block',
      isUpright(media?.dimensions) ? 'rich-text-upright' : isWide && 'rich-text-wide',
    )}
  >
    {children}
    {/* Who does not see what it is about has just heard its name. */}
    {media?.caption && <figcaption aria-hidden>{media.caption}</figcaption>}
  </figure>
);

/** A gallery as it is now. One that is gone waits for ever where no script asks for it: nothing is shown then. */
const GalleryBlock = ({ slug }: { slug: string }) => (
  <div className="rich-text-block noscript:has-[>[role=status]]:hidden">
    <GalleryView slug={slug} place="column" />
  </div>
);

type VideoBlockProps = { src: string; media: ShownMedia | undefined };

/** The browser's own player, as large from the beginning as the film will be. */
const VideoBlock = ({ src, media }: VideoBlockProps) => {
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

type AudioBlockProps = { src: string; media: ShownMedia | undefined };

const AudioBlock = ({ src, media }: AudioBlockProps) => (
  <BlockFigure media={media}>
    {/* biome-ignore lint/a11y/useMediaCaption: what the owners upload has no captions */}
    <audio controls preload="none" src={src} aria-label={media?.caption || 'Audio'} />
  </BlockFigure>
);

// The widths of `rich-text-wide` and `rich-text-upright`, less the edges of the page.
const sizes = {
  wide: `(width >= 56rem) 52rem, ${phoneTextWidth}`,
  upright: `(width >= 30rem) 26rem, ${phoneTextWidth}`,
};

type ImageBlockProps = { src: string; media: ShownMedia | undefined; isFirst: boolean };

const ImageBlock = ({ src, media, isFirst }: ImageBlockProps) => {
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

type TextBlockProps = {
  block: RichTextBlock;
  media: readonly ShownMedia[];
  /** Whether it is the first thing of the text. */
  isFirst: boolean;
};

/** What stands between the paragraphs. */
const TextBlock = ({ block, media, isFirst }: TextBlockProps) => {
  if (block.kind === 'gallery') return <GalleryBlock slug={block.gallerySlug} />;
  if (block.kind === 'map' || block.kind === 'youtube') return <EmbedBlock block={block} />;
  const known = media.find(({ url }) => url === block.src);
  if (block.kind === 'video') return <VideoBlock src={block.src} media={known} />;
  if (block.kind === 'audio') return <AudioBlock src={block.src} media={known} />;
  return <ImageBlock src={block.src} media={known} isFirst={isFirst} />;
};

type RichTextViewProps = {
  /** As it is stored: what the server has cleaned. */
  html: string;
  /** What the library knows of the files in it. */
  media: readonly ShownMedia[];
};

/** A text of a page or a post with its blocks, whole before any script runs. */
export const RichTextView = ({ html, media }: RichTextViewProps) => {
  const ref = useOwnLinks<HTMLDivElement>();
  const parts = useMemo(() => splitRichText(html).map((part, place) => ({ part, place })), [html]);
  return (
    <div ref={ref} className="rich-text">
      {parts.map(({ part, place }) =>
        part.kind === 'html' ? (
          <div
            key={place}
            className="rich-text-words"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server stores nothing that it has not cleaned
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <TextBlock key={place} block={part.block} media={media} isFirst={place === 0} />
        ),
      )}
    </div>
  );
};
