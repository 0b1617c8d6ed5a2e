import type { Generated } from 'kysely';
import type { OwnersText } from './owners-text.ts';

export type GalleriesTable = {
  id: Generated<number>;
  name: OwnersText;
  slug: string;
  description: OwnersText;
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
