import type { Translation } from '#shared/languages/translator.ts';
import type { embeds as italian } from '#shared/texts/it/embeds.ts';

export const embeds: Translation<typeof italian> = {
  video: 'Video',
  audio: 'Audio',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  map: 'Karte von {service}',
  showMap: 'Karte anzeigen',
  openMap: 'Karte bei {service} öffnen',
  youtube: 'Video auf YouTube',
  watchVideo: 'Video ansehen',
  watchOnYoutube: 'Auf YouTube ansehen',
  willLoad:
    'Beim Klick werden Inhalte von {host} geladen; Ihre IP-Adresse wird dorthin übertragen.',
  isLoaded: 'Diese Inhalte kommen von {host}; Ihre IP-Adresse wurde dorthin übertragen.',
};
