import type { Translation } from '#shared/languages/translator.ts';
import type { media as italian } from '#shared/texts/it/media.ts';

export const media: Translation<typeof italian> = {
  // Instead of a description that is missing.
  photo: 'Foto',
  photoOf: 'Foto {place} von {count}',
  // Screen readers, after the name of a link.
  opensWhole: '(im Vollbild)',
  // The picture in full screen.
  viewer: 'Foto im Vollbild',
  carousel: 'Karussell',
  close: 'Schließen',
  zoom: 'Vergrößern oder verkleinern',
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
  photoFailed: 'Das Foto lässt sich nicht laden.',
};
