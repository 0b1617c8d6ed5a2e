import { formatDuration, formatFileSize } from '#shared/italian-measures.ts';
import type { Media } from '#shared/media.schema.ts';
import { storedFormat } from '#shared/media-rules.ts';

export const LOAD_FAILURE = 'Errore nel caricamento dei file media';

/** What the search looks through. */
export const SEARCHED = 'Nome o didascalia';

const formatNames: Record<string, string> = {
  jpg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  svg: 'SVG',
  mp3: 'MP3',
  mp4: 'MP4',
};

const endingOf = (fileName: string): string =>
  fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();

/** 'JPEG', 'MP4' */
export const formatName = ({ fileName }: Pick<Media, 'fileName'>): string => {
  const ending = endingOf(fileName);
  return formatNames[ending] ?? ending.toUpperCase();
};

/** 'JPEG · 1,2 MB', 'MP4 · 0:34' */
export const shortFacts = (media: Pick<Media, 'fileName' | 'size' | 'duration'>): string => {
  const second =
    media.duration === null ? formatFileSize(media.size) : formatDuration(media.duration);
  return `${formatName(media)} · ${second}`;
};

/** The endings of a field as people write them: 'jpg, png o gif'. */
export const endingsInWords = (formats: string): string => {
  const endings = formats
    .split(',')
    .map((ending) => ending.trim())
    .filter((ending) => ending !== '' && ending !== 'jpeg');
  if (endings.length < 2) return endings.join('');
  return `${endings.slice(0, -1).join(', ')} o ${endings.at(-1)}`;
};

/** The MIME types of a field's endings; AVIF goes with WebP, as which it is stored. */
export const typesOfFormats = (formats: string): string[] => {
  const types = formats.split(',').flatMap((ending) => storedFormat(ending.trim())?.type ?? []);
  return [...new Set(types), ...(types.includes('image/webp') ? ['image/avif'] : [])];
};
