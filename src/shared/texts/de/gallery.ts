import type { Translation } from '#shared/languages/translator.ts';
import type { gallery as italian } from '#shared/texts/it/gallery.ts';

export const gallery: Translation<typeof italian> = {
  gallery: 'Galerie',
  all: 'Alle Galerien',
  intro: 'Fotos von {house}: Jedes Bild öffnet sich in voller Größe in einem neuen Tab.',
  introOfHouse: 'Fotos vom Haus: Jedes Bild öffnet sich in voller Größe in einem neuen Tab.',
  // For search engines.
  description: 'Fotos vom Haus und von der Umgebung',
  none: 'Noch keine Galerien',
  noneHint: 'Fotos vom Haus und von der Umgebung kommen bald.',
  empty: 'Keine Fotos in dieser Galerie',
  listFailed: 'Die Galerien konnten nicht geladen werden.',
  gone: 'Diese Galerie gibt es nicht mehr, oder sie hat eine neue Adresse.',
  images: { one: '{count} Foto', other: '{count} Fotos' },
  // A link to the pictures, shown one after the other.
  browse: 'Fotos durchblättern',
  // Screen readers.
  carousel: 'Karussell',
  imageOf: 'Foto {place} von {count}',
  previousImage: 'Vorheriges Foto',
  nextImage: 'Nächstes Foto',
};
