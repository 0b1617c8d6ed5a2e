import type { Translation } from '#shared/languages/translator.ts';
import type { media as italian } from '#shared/texts/it/media.ts';

export const media: Translation<typeof italian> = {
  // Instead of a description that is missing.
  photo: 'Photo',
  photoOf: 'Photo {place} sur {count}',
  video: 'Vidéo',
  audio: 'Audio',
  // Screen readers, after the name of a link.
  opensWhole: '(en plein écran)',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  // The picture in full screen.
  viewer: 'Photo en plein écran',
  carousel: 'carrousel',
  close: 'Fermer',
  zoom: 'Agrandir ou réduire',
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
  photoFailed: 'La photo n’a pas pu être chargée.',
  // Maps and videos of other sites.
  map: 'Carte {service}',
  showMap: 'Afficher la carte',
  openMap: 'Ouvrir la carte sur {service}',
  youtube: 'Vidéo sur YouTube',
  watchVideo: 'Voir la vidéo',
  watchOnYoutube: 'Voir sur YouTube',
  willLoad:
    'Ce bouton charge des contenus provenant d’un autre site ({host}), qui recevra votre adresse IP.',
  isLoaded: 'Ces contenus proviennent d’un autre site ({host}), qui a reçu votre adresse IP.',
};
