import type { Translation } from '#shared/languages/translator.ts';
import type { embeds as italian } from '#shared/texts/it/embeds.ts';

export const embeds: Translation<typeof italian> = {
  video: 'Vidéo',
  audio: 'Audio',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
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
