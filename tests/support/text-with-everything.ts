import type { Media } from '#shared/media/media.schema.ts';
import { blockAttributes, type RichTextBlock } from '#shared/rich-text/rich-text.ts';
import { film, mp3 } from './media-files.ts';
import { storeMedia } from './media-library.ts';
import type { SiteApi } from './site-api.ts';
import type { Site } from './start-site.ts';

export const FILM = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
export const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=8.2%2C39%2C8.3%2C39.1';

const figure = (block: RichTextBlock): string => {
  const attributes = Object.entries(blockAttributes(block)).map(
    ([name, value]) => `${name}="${value.replaceAll('&', '&amp;')}"`,
  );
  return `<figure ${attributes.join(' ')}></figure>`;
};

export const FORMATS = [
  '<p>Con <strong>grassetto</strong>, <em>corsivo</em>, <u>sottolineato</u>, <s>barrato</s> e un <a href="/blog">collegamento interno</a>.</p>',
  '<h1>Primo livello</h1><p class="align-center">Al centro.</p>',
  '<h2>Secondo livello</h2><ul><li>Voce<ul><li>Voce interna</li></ul></li></ul><ol><li>Primo</li></ol>',
  '<h3>Terzo livello</h3><blockquote>Il maestrale dura tre giorni.</blockquote>',
].join('');

/** A text with each format and each block, and a cover for it, of a site with the sample house. */
export const textWithEverything = async (
  site: Pick<Site, 'url'>,
  api: SiteApi,
): Promise<{ content: string; coverImage: string }> => {
  const library = await api.get<Media[]>('/media');
  const image = library.find(({ caption, picture }) => caption !== '' && picture);
  const [video, audio] = await Promise.all([
    storeMedia(site, api, {
      name: 'Il mare.mp4',
      mimeType: 'video/mp4',
      buffer: film({ width: 640, height: 360 }),
    }),
    storeMedia(site, api, { name: 'Le onde.mp3', mimeType: 'audio/mpeg', buffer: mp3() }),
  ]);
  const embed = { width: '100%', height: '315' };
  const blocks: RichTextBlock[] = [
    { kind: 'image', src: image?.url ?? '' },
    { kind: 'video', src: video.url },
    { kind: 'audio', src: audio.url },
    { kind: 'gallery', gallerySlug: 'isola' },
    { kind: 'map', src: MAP, ...embed },
    { kind: 'youtube', src: FILM, ...embed },
  ];
  return { content: FORMATS + blocks.map(figure).join(''), coverImage: image?.fileName ?? '' };
};
