import { formatDuration, formatFileSize } from '#shared/languages/italian-measures.ts';
import { formatItalianList } from '#shared/languages/lists.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { storedFormat } from '#shared/media/media-rules.ts';

export const LOAD_FAILURE = 'Errore nel caricamento dei file media';

export const SEARCH_PLACEHOLDER = 'Nome o didascalia';

const formatNames: Record<string, string> = {
  jpg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  svg: 'SVG',
  mp3: 'MP3',
  mp4: 'MP4',
};

const extensionOf = (fileName: string): string =>
  fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();

/** 'JPEG', 'MP4' */
export const formatName = ({ fileName }: Pick<Media, 'fileName'>): string => {
  const extension = extensionOf(fileName);
  return formatNames[extension] ?? extension.toUpperCase();
};

/** 'JPEG · 1,2 MB', 'MP4 · 0:34' */
export const formatFacts = (media: Pick<Media, 'fileName' | 'size' | 'duration'>): string => {
  const second =
    media.duration === null ? formatFileSize(media.size) : formatDuration(media.duration);
  return `${formatName(media)} · ${second}`;
};

/** 'jpg, png o gif' */
export const formatExtensions = (formats: string): string => {
  const extensions = formats
    .split(',')
    .map((extension) => extension.trim())
    .filter((extension) => extension !== '' && extension !== 'jpeg');
  return formatItalianList(extensions, 'disjunction');
};

/** Where WebP is accepted, AVIF is too: it is stored as WebP. */
export const mimeTypesOf = (formats: string): string[] => {
  const types = formats
    .split(',')
    .flatMap((extension) => storedFormat(extension.trim())?.type ?? []);
  return [...new Set(types), ...(types.includes('image/webp') ? ['image/avif'] : [])];
};
