import type { Generated } from 'kysely';

export type GalleriesTable = {
  id: Generated<number>;
  name: string;
  slug: string;
  description: Generated<string>;
  is_default: 0 | 1;
  created_at: string;
  /** Name and slug, folded. */
  search_text: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

export type GalleryImagesTable = {
  gallery_id: number;
  /** From 1 on, in the order they are shown. */
  position: number;
  /** Name under uploads. */
  file_name: string;
};
