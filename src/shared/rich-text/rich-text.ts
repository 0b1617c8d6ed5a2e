import { isSafeAddress } from '#shared/addresses.ts';
import { slugPattern } from '#shared/cms/slug.ts';
import {
  HOUSE_LOCALE,
  type Locale,
  localizedPath,
  splitLocale,
} from '#shared/languages/locales.ts';
import { CAPTION_MAX } from '#shared/media/caption-length.ts';
import { mapAddress, youtubeAddress } from './embeds.ts';

// The stored format of rich text: a small subset of HTML, with blocks between the paragraphs. Shared by
// the editor, the server's sanitizer and the pages that display it.

/** Allowed elements, without those of blocks. */
export const textTags = ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'br'] as const;
export const formatTags = ['strong', 'em', 'u', 's', 'a'] as const;

/** Alignments other than left, by their class. */
export const alignClasses = ['align-center', 'align-right', 'align-justify'] as const;
export const alignedTags = ['p', 'h1', 'h2', 'h3', 'li', 'blockquote'] as const;

const linkScheme = /^(https?|ftps?|mailto|tel|callto|sms|cid|xmpp):/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters while they read an address
const blank = /[\u0000-\u0020\u007f]/;

/** Whether a link may have this target: the specification's schemes, and this site. */
export const isTextLink = (address: string): boolean =>
  !blank.test(address) && (linkScheme.test(address) || isSafeAddress(address));

const richTextBlockKinds = ['gallery', 'image', 'video', 'audio', 'map', 'youtube'] as const;
export type RichTextBlockKind = (typeof richTextBlockKinds)[number];

/** A block between paragraphs. `src` of a library file is its address, `/uploads/…`. */
export type RichTextBlock =
  | { kind: 'gallery'; gallerySlug: string }
  /** `caption` replaces the library's in this text; empty for none at all. */
  | { kind: 'image'; src: string; caption?: string }
  | { kind: 'video' | 'audio'; src: string }
  /** Sizes as in an iframe's attributes: pixels, or a percentage with '%'. */
  | { kind: 'map' | 'youtube'; src: string; width: string; height: string };

export const embedSize = {
  map: { width: '100%', height: '480' },
  youtube: { width: '100%', height: '315' },
} as const;

const upload = /^\/uploads\/\w[\w.-]*$/;
const size = /^([1-9]\d{0,3}|[1-9]\d?%|100%)$/;

const sizeOf = (given: string | undefined, usual: string): string => {
  const value = (given ?? '').trim().replace(/px$/, '');
  return size.test(value) ? value : usual;
};

const blanks = /[\s\p{Cc}]+/gu;

const captionFrom = (given: string): string =>
  given
    .slice(0, 2 * CAPTION_MAX)
    .replace(blanks, ' ')
    .trim()
    .slice(0, CAPTION_MAX)
    .trim();

const embeddedAddress = { map: mapAddress, youtube: youtubeAddress };

/** The attributes of a block's `<figure>`. */
type BlockAttributes = Record<string, string | undefined>;

/** Parses a figure's attributes; null if they describe no allowed block. */
export const parseBlock = (attributes: BlockAttributes): RichTextBlock | null => {
  const kind = richTextBlockKinds.find((known) => known === attributes['data-block']);
  const src = attributes['data-src'] ?? '';
  if (kind === 'gallery') {
    const gallerySlug = attributes['data-gallery-slug'] ?? '';
    return slugPattern.test(gallerySlug) ? { kind, gallerySlug } : null;
  }
  if (kind === 'map' || kind === 'youtube') {
    const address = embeddedAddress[kind](src);
    const usual = embedSize[kind];
    return address === null
      ? null
      : {
          kind,
          src: address,
          width: sizeOf(attributes['data-width'], usual.width),
          height: sizeOf(attributes['data-height'], usual.height),
        };
  }
  if (!kind || !upload.test(src)) return null;
  const caption = attributes['data-caption'];
  if (kind !== 'image' || caption === undefined) return { kind, src };
  return { kind, src, caption: captionFrom(caption) };
};

/** The inverse, in storage order. */
export const blockAttributes = (block: RichTextBlock): Record<string, string> => ({
  'data-block': block.kind,
  ...('gallerySlug' in block ? { 'data-gallery-slug': block.gallerySlug } : {}),
  ...('src' in block ? { 'data-src': block.src } : {}),
  ...('caption' in block ? { 'data-caption': block.caption } : {}),
  ...('width' in block ? { 'data-width': block.width, 'data-height': block.height } : {}),
});

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

const decode = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * The visible text without blocks, whitespace collapsed. As in a browser, an unclosed tag extends to
 * the end of the text, so that no letter is read twice.
 */
export const plainText = (html: string): string =>
  decode(
    html
      .replace(/<script[\s\S]*?(<\/script\s*>|$)/gi, ' ')
      .replace(/<style[\s\S]*?(<\/style\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(/<\/?(strong|em|u|s|a|b|i|span)\b[^>]*>?/gi, '')
      .replace(/<[/!?a-z][^>]*>?/gi, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

const ownLink = / href="(\/(?!\/|uploads\/|api\/)[^"]*)"/g;

/** A stored text with its internal links localized. */
export const localizedLinks = (html: string, locale: Locale): string =>
  html.replace(ownLink, (link, address: string) =>
    splitLocale(address).locale === HOUSE_LOCALE
      ? ` href="${localizedPath(locale, address)}"`
      : link,
  );

/** A run of HTML without blocks, or one block. */
export type RichTextPart = { kind: 'html'; html: string } | { kind: 'block'; block: RichTextBlock };

const figure = /<figure( [^<>]*)><\/figure>/g;
const attribute = / (data-[a-z-]+)="([^"]*)"/g;

const readAttributes = (source: string): BlockAttributes =>
  Object.fromEntries(
    [...source.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

/**
 * Splits a stored text at its blocks. Only for sanitized HTML, in which every block is a top-level
 * figure.
 */
export const splitRichText = (html: string): RichTextPart[] => {
  const parts: RichTextPart[] = [];
  let from = 0;
  const addHtml = (to: number) => {
    const between = html.slice(from, to);
    if (between.trim() !== '') parts.push({ kind: 'html', html: between });
  };
  for (const found of html.matchAll(figure)) {
    addHtml(found.index);
    from = found.index + found[0].length;
    const block = parseBlock(readAttributes(found[1] ?? ''));
    if (block) parts.push({ kind: 'block', block });
  }
  addHtml(html.length);
  return parts;
};

/** The blocks of a stored text, in order. */
export const blocksOf = (html: string): RichTextBlock[] =>
  splitRichText(html).flatMap((part) => (part.kind === 'block' ? part.block : []));
