import { mapPage, mapService, youtubePage } from '#shared/embeds.ts';
import type { RichTextBlock } from '#shared/rich-text.ts';

export type Embed = Extract<RichTextBlock, { kind: 'map' | 'youtube' }>;

type EmbedLabels = {
  title: string;
  host: string;
  action: string;
  /** The same content on the provider's own site. */
  page: string;
  pageLink: string;
};

const mapLabels = (src: string): EmbedLabels => {
  const service = mapService(src);
  return {
    title: `Mappa di ${service}`,
    host: service === 'OpenStreetMap' ? service : `${service} (Google)`,
    action: 'Mostra la mappa',
    page: mapPage(src),
    pageLink: `Apri la mappa su ${service}`,
  };
};

const youtubeLabels = (src: string): EmbedLabels => ({
  title: 'Video su YouTube',
  host: 'YouTube (Google)',
  action: 'Guarda il video',
  page: youtubePage(src),
  pageLink: 'Guarda su YouTube',
});

export const embedLabels = ({ kind, src }: Embed): EmbedLabels =>
  kind === 'map' ? mapLabels(src) : youtubeLabels(src);

/** A video starts by itself: loading it was the visitor's click. */
export const frameAddress = ({ kind, src }: Embed): string => {
  const url = new URL(src);
  if (kind === 'youtube') url.searchParams.set('autoplay', '1');
  return url.href;
};
