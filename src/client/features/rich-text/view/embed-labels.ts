import { youtubePage } from '#shared/embeds.ts';
import type { RichTextBlock } from '#shared/rich-text.ts';

export type Embed = Extract<RichTextBlock, { kind: 'map' | 'youtube' }>;

type EmbedWords = {
  title: string;
  /** Whose contents they are, in words. */
  host: string;
  /** What the button does. */
  action: string;
  /** Where to look at it without this site, and what the link there says. */
  page: string;
  pageLink: string;
};

const mapWords = (src: string): EmbedWords => {
  const isOpen = new URL(src).hostname.endsWith('openstreetmap.org');
  const service = isOpen ? 'OpenStreetMap' : 'Google Maps';
  return {
    title: `Mappa di ${service}`,
    host: isOpen ? service : `${service} (Google)`,
    action: 'Mostra la mappa',
    page: src,
    pageLink: `Apri la mappa su ${service}`,
  };
};

const filmWords = (src: string): EmbedWords => ({
  title: 'Video su YouTube',
  host: 'YouTube (Google)',
  action: 'Guarda il video',
  page: youtubePage(src),
  pageLink: 'Guarda su YouTube',
});

/** How the site speaks of what comes from elsewhere. */
export const embedWords = ({ kind, src }: Embed): EmbedWords =>
  kind === 'map' ? mapWords(src) : filmWords(src);

/** What the frame loads. Who has asked for a film wants it to begin. */
export const frameAddress = ({ kind, src }: Embed): string => {
  const url = new URL(src);
  if (kind === 'youtube') url.searchParams.set('autoplay', '1');
  return url.href;
};
