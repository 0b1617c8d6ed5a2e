import type { Generated } from 'kysely';

export type GalleriesTable = {
  id: Generated<number>;
  name: string;
  slug: string;
  description: Generated<string>;
  isDefault: 0 | 1;
  createdAt: string;
  /** Name and slug, folded. */
  searchText: Generated<string>;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type GalleryImagesTable = {
  galleryId: number;
  /** From 1 on, in display order. */
  position: number;
  /** Name under uploads. */
  fileName: string;
};
