import type { feed as italian } from '#server/texts/it/feed.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const feed: Translation<typeof italian> = {
  gallery: 'Voir les photos',
  video: 'Voir la vidéo',
  audio: 'Écouter l’enregistrement',
  youtube: 'Voir la vidéo sur YouTube',
  map: 'Ouvrir la carte',
};
