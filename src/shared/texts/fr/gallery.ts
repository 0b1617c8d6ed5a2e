import type { Translation } from '#shared/languages/translator.ts';
import type { gallery as italian } from '#shared/texts/it/gallery.ts';

export const gallery: Translation<typeof italian> = {
  gallery: 'Galerie',
  all: 'Toutes les galeries',
  intro: 'Les photos de {house}\u00a0: chacune s’ouvre en grand dans un nouvel onglet.',
  introOfHouse: 'Les photos de la maison\u00a0: chacune s’ouvre en grand dans un nouvel onglet.',
  // For search engines.
  description: 'Les photos de la maison et des environs',
  none: 'Pas encore de galerie',
  noneHint: 'Les photos de la maison et des environs arrivent bientôt.',
  empty: 'Aucune photo dans cette galerie',
  listFailed: 'Les galeries n’ont pas pu être chargées.',
  gone: 'Cette galerie n’existe plus, ou son adresse a changé.',
  images: { one: '{count} photo', other: '{count} photos' },
  // A link to the pictures, shown one after the other.
  browse: 'Parcourir les photos',
  // Screen readers.
  carousel: 'carrousel',
  imageOf: 'Photo {place} sur {count}',
  previousImage: 'Photo précédente',
  nextImage: 'Photo suivante',
};
