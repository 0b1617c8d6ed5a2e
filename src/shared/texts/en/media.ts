import type { Translation } from '#shared/languages/translator.ts';
import type { media as italian } from '#shared/texts/it/media.ts';

export const media: Translation<typeof italian> = {
  // Instead of a description that is missing.
  photo: 'Photo',
  photoOf: 'Photo {place} of {count}',
  // Screen readers, after the name of a link.
  opensWhole: '(full screen)',
  // The picture in full screen.
  viewer: 'Full-screen photo',
  carousel: 'carousel',
  close: 'Close',
  zoom: 'Zoom in or out',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoFailed: 'The photo could not be loaded.',
};
