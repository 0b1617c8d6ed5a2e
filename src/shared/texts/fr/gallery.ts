import type { Translation } from '#shared/languages/translator.ts';
import type { gallery as italian } from '#shared/texts/it/gallery.ts';

export const gallery: Translation<typeof italian> = {
  gallery: 'Photos',
  all: 'Toutes les photos',
  intro: 'Les photos de {house}\u00a0: touchez une photo pour la voir en grand.',
  introOfHouse: 'Les photos de la maison\u00a0: touchez une photo pour la voir en grand.',
  // For search engines.
  description: 'Les photos de la maison et des environs',
  none: 'Pas encore de photos',
  noneHint: 'Les photos de la maison et des environs arrivent bientôt.',
  empty: 'Aucune photo dans cette galerie',
  listFailed: 'Les galeries n’ont pas pu être chargées.',
  oneFailed: 'La galerie n’a pas pu être chargée',
  notFound: 'Galerie introuvable',
  gone: 'Ces photos ne sont plus ici, ou leur adresse a changé.',
  images: { one: '{count} photo', other: '{count} photos' },
  // A link to the pictures, shown one after the other.
  fullScreen: 'Plein écran',
  browse: 'Parcourir les photos',
  // Screen readers.
  imageOf: 'Photo {place} sur {count}',
  previousImage: 'Photo précédente',
  nextImage: 'Photo suivante',
};
