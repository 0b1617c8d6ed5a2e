import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { GalleryView } from '#client/features/galleries/gallery-view.tsx';
import { PictureLink } from '#client/features/picture-viewer/picture-link.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { phoneTextWidth } from '#client/ui/phone-sizes.ts';
import { contentAlt, PictureImage } from '#client/ui/picture-image.tsx';
import type { Picture } from '#shared/media/pictures.schema.ts';
import type { ShownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { localizedLinks, type RichTextBlock, splitRichText } from '#shared/rich-text/rich-text.ts';
import { EmbedBlock } from './embed-block.tsx';

/** In full width a portrait picture or video would not fit on the screen. */
const isPortrait = (dimensions: ShownMedia['dimensions'] | undefined): boolean =>
  !!dimensions && dimensions.height > dimensions.width;

/** `lang` if it is not the page's. */
type Caption = { words: string; lang: string | undefined };

/** The library's caption. */
const captionOf = (media: ShownMedia | undefined): Caption => ({
  words: media?.caption ?? '',
  lang: media && langOf(media, 'caption'),
});

const captioned = (picture: Picture, { words, lang }: Caption): Picture => ({
  ...picture,
  alt: words,
  untranslated: lang ? ['alt'] : undefined,
});

type BlockFigureProps = {
  /** Undefined for a file that the library no longer has. */
  media: ShownMedia | undefined;
  caption: Caption;
  isWide?: boolean;
  children: ReactNode;
};

const BlockFigure = ({ media, caption, isWide = false, children }: BlockFigureProps) => {
  return (
    <figure
      className={clsx(
        'rich-text-block',
        isPortrait(media?.dimensions) ? 'rich-text-upright' : isWide && 'rich-text-wide',
      )}
    >
      {children}
      {/* Screen readers have just read it as the alternative text. */}
      {caption.words && (
        <figcaption aria-hidden lang={caption.lang}>
          {caption.words}
        </figcaption>
      )}
    </figure>
  );
};

const GalleryBlock = ({ slug }: { slug: string }) => (
  <div className="rich-text-block">
    <GalleryView slug={slug} place="column" />
  </div>
);

type VideoBlockProps = { src: string; media: ShownMedia | undefined };

/** Sized in advance, so that loading shifts nothing. */
const VideoBlock = ({ src, media }: VideoBlockProps) => {
  const { t } = useLanguage();
  const { width, height } = media?.dimensions ?? { width: 16, height: 9 };
  const caption = captionOf(media);
  return (
    <BlockFigure media={media} caption={caption}>
      {/* biome-ignore lint/a11y/useMediaCaption: the owners' uploads have no captions */}
      <video
        controls
        playsInline
        preload="metadata"
        src={src}
        width={width}
        height={height}
        lang={caption.lang}
        aria-label={caption.words || t('embeds.video')}
      />
    </BlockFigure>
  );
};

type AudioBlockProps = { src: string; media: ShownMedia | undefined };

const AudioBlock = ({ src, media }: AudioBlockProps) => {
  const { t } = useLanguage();
  const caption = captionOf(media);
  return (
    <BlockFigure media={media} caption={caption}>
      {/* biome-ignore lint/a11y/useMediaCaption: the owners' uploads have no captions */}
      <audio
        controls
        preload="none"
        src={src}
        lang={caption.lang}
        aria-label={caption.words || t('embeds.audio')}
      />
    </BlockFigure>
  );
};

// The widths of `rich-text-wide` and `rich-text-upright` in `styles/rich-text.css`.
const sizes = {
  wide: `(width >= 56rem) 52rem, ${phoneTextWidth}`,
  upright: `(width >= 30rem) 26rem, ${phoneTextWidth}`,
};

type TextImage = {
  block: Extract<RichTextBlock, { kind: 'image' }>;
  /** The text's caption, or the library's. */
  caption: Caption;
  /** The library's caption if the text hides its own. */
  alt: Caption;
  /** With the caption shown below it; undefined for a file that the library no longer has. */
  picture: Picture | undefined;
};

const textImage = (
  block: TextImage['block'],
  { media, lang }: Pick<RichTextViewProps, 'media' | 'lang'>,
): TextImage => {
  const known = media.find(({ url }) => url === block.src);
  const library = captionOf(known);
  const caption = block.caption === undefined ? library : { words: block.caption, lang };
  return {
    block,
    caption,
    alt: caption.words === '' ? library : caption,
    picture: known?.picture ? captioned(known.picture, caption) : undefined,
  };
};

type ImageBlockProps = {
  image: TextImage;
  media: ShownMedia | undefined;
  /** All pictures of the text. */
  images: readonly TextImage[];
  isFirst: boolean;
};

const ImageBlock = ({ image, media, images, isFirst }: ImageBlockProps) => {
  const language = useLanguage();
  const { block, picture, caption, alt } = image;
  const place = { place: images.indexOf(image) + 1, count: images.length };
  const words = contentAlt({ alt: alt.words }, place, language);
  return (
    <BlockFigure media={media} caption={caption} isWide>
      {picture ? (
        <PictureLink
          picture={picture}
          className="mx-auto block w-fit overflow-hidden rounded-card bg-sand-100"
        >
          <PictureImage
            picture={captioned(picture, { ...alt, words })}
            sizes={picture.height > picture.width ? sizes.upright : sizes.wide}
            priority={isFirst}
          />
        </PictureLink>
      ) : (
        <img src={block.src} alt={words} lang={alt.lang} loading="lazy" decoding="async" />
      )}
    </BlockFigure>
  );
};

type TextBlockProps = {
  block: RichTextBlock;
  media: readonly ShownMedia[];
  /** All pictures of the text. */
  images: readonly TextImage[];
  isFirst: boolean;
};

const TextBlock = ({ block, media, images, isFirst }: TextBlockProps) => {
  if (block.kind === 'gallery') return <GalleryBlock slug={block.gallerySlug} />;
  if (block.kind === 'map' || block.kind === 'youtube') return <EmbedBlock block={block} />;
  const known = media.find(({ url }) => url === block.src);
  if (block.kind === 'video') return <VideoBlock src={block.src} media={known} />;
  if (block.kind === 'audio') return <AudioBlock src={block.src} media={known} />;
  const image = images.find((each) => each.block === block);
  return image && <ImageBlock image={image} media={known} images={images} isFirst={isFirst} />;
};

type RichTextViewProps = {
  /** Sanitized by the server. */
  html: string;
  media: readonly ShownMedia[];
  /** The language of the text, if it is not the page's. */
  lang?: string | undefined;
};

/** The text of a page or post. Blocks are rendered by React, also on the server, without Lexical. */
export const RichTextView = ({ html, media, lang }: RichTextViewProps) => {
  const { locale } = useLanguage();
  const parts = useMemo(
    () => splitRichText(localizedLinks(html, locale)).map((part, place) => ({ part, place })),
    [html, locale],
  );
  const images = parts.flatMap(({ part }) =>
    part.kind === 'block' && part.block.kind === 'image'
      ? textImage(part.block, { media, lang })
      : [],
  );
  return (
    <div data-pictures className="rich-text">
      {parts.map(({ part, place }) =>
        part.kind === 'html' ? (
          <div
            key={place}
            lang={lang}
            className="rich-text-words"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes every text before storing it
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <TextBlock
            key={place}
            block={part.block}
            media={media}
            images={images}
            isFirst={place === 0}
          />
        ),
      )}
    </div>
  );
};
