import { mapPage, mapService, youtubePage } from '#shared/rich-text/embeds.ts';
import type { RichTextBlock } from '#shared/rich-text/rich-text.ts';
import type { Language } from '#shared/texts/texts.ts';

export type Embed = Extract<RichTextBlock, { kind: 'map' | 'youtube' }>;

type EmbedLabels = {
  title: string;
  host: string;
  action: string;
  /** The same content on the provider's own site. */
  page: string;
  pageLink: string;
};

const mapLabels = (src: string, { t }: Language): EmbedLabels => {
  const service = mapService(src);
  return {
    title: t('embeds.map', { service }),
    host: service === 'OpenStreetMap' ? service : `${service} (Google)`,
    action: t('embeds.showMap'),
    page: mapPage(src),
    pageLink: t('embeds.openMap', { service }),
  };
};

const youtubeLabels = (src: string, { t }: Language): EmbedLabels => ({
  title: t('embeds.youtube'),
  host: 'YouTube (Google)',
  action: t('embeds.watchVideo'),
  page: youtubePage(src),
  pageLink: t('embeds.watchOnYoutube'),
});

export const embedLabels = ({ kind, src }: Embed, language: Language): EmbedLabels =>
  kind === 'map' ? mapLabels(src, language) : youtubeLabels(src, language);

/** A video starts by itself: loading it was the visitor's click. */
export const frameAddress = ({ kind, src }: Embed): string => {
  const url = new URL(src);
  if (kind === 'youtube') url.searchParams.set('autoplay', '1');
  return url.href;
};
