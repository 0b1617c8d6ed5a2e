import type { GalleryView } from '#shared/galleries.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';

/**
 * The galleries of the home page without the pictures that it shows elsewhere; those that lose none come first.
 * All of them as they are if none has other pictures.
 */
export const homeGalleries = (
  galleries: readonly GalleryView[],
  shownBeside: readonly (Picture | null | undefined)[],
): readonly GalleryView[] => {
  const seen = new Set(shownBeside.map((picture) => picture?.url));
  const others = galleries
    .map((gallery) => {
      const pictures = gallery.pictures.filter(({ url }) => !seen.has(url));
      return { gallery: { ...gallery, pictures }, lost: gallery.pictures.length - pictures.length };
    })
    .filter(({ gallery, lost }) => lost === 0 || gallery.pictures.length > 0)
    .sort((a, b) => a.lost - b.lost)
    .map(({ gallery }) => gallery);
  return others.length > 0 ? others : galleries;
};
