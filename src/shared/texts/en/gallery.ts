import type { Translation } from '#shared/languages/translator.ts';
import type { gallery as italian } from '#shared/texts/it/gallery.ts';

export const gallery: Translation<typeof italian> = {
  gallery: 'Gallery',
  all: 'All galleries',
  intro: 'Photos of {house}: each one opens in full in a new tab.',
  introOfHouse: 'Photos of the house: each one opens in full in a new tab.',
  // For search engines.
  description: 'Photos of the house and its surroundings',
  none: 'No galleries yet',
  noneHint: 'Photos of the house and its surroundings are coming soon.',
  empty: 'No photos in this gallery',
  listFailed: 'The galleries could not be loaded.',
  gone: 'This gallery is no longer here, or its address has changed.',
  images: { one: '{count} photo', other: '{count} photos' },
  // A link to the pictures, shown one after the other.
  browse: 'Browse the photos',
  // Screen readers.
  carousel: 'carousel',
  imageOf: 'Photo {place} of {count}',
  previousImage: 'Previous photo',
  nextImage: 'Next photo',
};
