import type { Translation } from '#shared/languages/translator.ts';
import type { gallery as italian } from '#shared/texts/it/gallery.ts';

export const gallery: Translation<typeof italian> = {
  gallery: 'Photos',
  all: 'All photos',
  intro: 'Photos of {house}: select a photo to see it full size.',
  introOfHouse: 'Photos of the house: select a photo to see it full size.',
  // For search engines.
  description: 'Photos of the house and its surroundings',
  none: 'No photos yet',
  noneHint: 'Photos of the house and its surroundings are coming soon.',
  empty: 'No photos in this gallery',
  listFailed: 'The galleries could not be loaded.',
  oneFailed: 'This gallery could not be loaded',
  notFound: 'Gallery not found',
  gone: 'These photos are no longer here, or their address has changed.',
  images: { one: '{count} photo', other: '{count} photos' },
  // A link to the pictures, shown one after the other.
  fullScreen: 'Full screen',
  browse: 'Browse the photos',
  // Screen readers.
  imageOf: 'Photo {place} of {count}',
  previousImage: 'Previous photo',
  nextImage: 'Next photo',
};
