import { mapQuery, mapService } from '#shared/rich-text/embeds.ts';
import type { RichTextBlock, RichTextBlockKind } from '#shared/rich-text/rich-text.ts';

export const blockNames: Record<RichTextBlockKind, string> = {
  gallery: 'Raccolta',
  image: 'Immagine',
  video: 'Video',
  audio: 'Audio',
  map: 'Mappa',
  youtube: 'YouTube',
};

const feminine: readonly RichTextBlockKind[] = ['gallery', 'image', 'map'];

/** 'Raccolta inserita', 'Video inserito' */
export const insertedMessage = (kind: RichTextBlockKind): string =>
  `${blockNames[kind]} ${feminine.includes(kind) ? 'inserita' : 'inserito'}`;

/** As in 'Eliminare la raccolta?' */
export const blocksWithArticle: Record<RichTextBlockKind, string> = {
  gallery: 'la raccolta',
  image: 'l’immagine',
  video: 'il video',
  audio: 'l’audio',
  map: 'la mappa',
  youtube: 'il video di YouTube',
};

export const sourceLabel = (block: RichTextBlock & { kind: 'map' | 'youtube' }): string => {
  if (block.kind === 'youtube') return `youtu.be/${new URL(block.src).pathname.split('/').at(-1)}`;
  const query = mapQuery(block.src);
  return query ? `${query} (${mapService(block.src)})` : mapService(block.src);
};
