import type { Translation } from '#shared/languages/translator.ts';
import type { embeds as italian } from '#shared/texts/it/embeds.ts';

export const embeds: Translation<typeof italian> = {
  video: 'Video',
  audio: 'Audio',
  opensInNewTab: '(opens in a new tab)',
  map: 'Map from {service}',
  showMap: 'Show map',
  openMap: 'Open the map on {service}',
  youtube: 'Video on YouTube',
  watchVideo: 'Watch the video',
  watchOnYoutube: 'Watch on YouTube',
  willLoad: 'Pressing the button loads content from {host}, which will receive your IP address.',
  isLoaded: 'This content comes from {host}, which has received your IP address.',
};
