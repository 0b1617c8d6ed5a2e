import type { Translation } from '#shared/languages/translator.ts';
import type { media as italian } from '#shared/texts/it/media.ts';

export const media: Translation<typeof italian> = {
  // Instead of a description that is missing.
  photo: 'Foto',
  photoOf: 'Foto {place} von {count}',
  video: 'Video',
  audio: 'Audio',
  // Screen readers, after the name of a link.
  opensWhole: '(im Vollbild)',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  // The picture in full screen.
  viewer: 'Foto im Vollbild',
  carousel: 'Karussell',
  close: 'Schließen',
  zoom: 'Vergrößern oder verkleinern',
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
  photoFailed: 'Das Foto lässt sich nicht laden.',
  // Maps and videos of other sites.
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
