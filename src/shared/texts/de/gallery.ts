import type { Translation } from '#shared/languages/translator.ts';
import type { gallery as italian } from '#shared/texts/it/gallery.ts';

export const gallery: Translation<typeof italian> = {
  gallery: 'Fotos',
  all: 'Alle Fotos',
  intro: 'Fotos von {house}: Tippen Sie auf ein Foto, um es groß zu sehen.',
  introOfHouse: 'Fotos vom Haus: Tippen Sie auf ein Foto, um es groß zu sehen.',
  // For search engines.
  description: 'Fotos vom Haus und von der Umgebung',
  none: 'Noch keine Fotos',
  noneHint: 'Fotos vom Haus und von der Umgebung kommen bald.',
  empty: 'Keine Fotos in dieser Galerie',
  listFailed: 'Die Galerien konnten nicht geladen werden.',
  oneFailed: 'Die Galerie konnte nicht geladen werden',
  notFound: 'Galerie nicht gefunden',
  gone: 'Diese Fotos gibt es nicht mehr, oder sie haben eine neue Adresse.',
  images: { one: '{count} Foto', other: '{count} Fotos' },
  // A link to the pictures, shown one after the other.
  fullScreen: 'Im Vollbild',
  browse: 'Fotos durchblättern',
  // Screen readers.
  imageOf: 'Foto {place} von {count}',
  previousImage: 'Vorheriges Foto',
  nextImage: 'Nächstes Foto',
};
