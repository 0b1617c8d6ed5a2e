import type { Translation } from '#shared/languages/translator.ts';
import type { media as italian } from '#shared/texts/it/media.ts';

export const media: Translation<typeof italian> = {
  // Instead of a description that is missing.
  photo: 'Photo',
  photoOf: 'Photo {place} sur {count}',
  // Screen readers, after the name of a link.
  opensWhole: '(en plein écran)',
  // The picture in full screen.
  viewer: 'Photo en plein écran',
  carousel: 'carrousel',
  close: 'Fermer',
  zoom: 'Agrandir ou réduire',
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
  photoFailed: 'La photo n’a pas pu être chargée.',
};
