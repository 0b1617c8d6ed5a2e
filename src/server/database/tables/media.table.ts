import type { Generated } from 'kysely';
import type { ContentType } from '#shared/media-rules.ts';

export type MediaTable = {
  id: Generated<number>;
  /** Name under uploads, the site's own. */
  fileName: string;
  name: string;
  caption: Generated<string>;
  mimeType: string;
  contentType: ContentType;
  sizeBytes: number;
  /** Pixels as it is looked at; null for sound, and for icons. */
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  createdAt: string;
  /** Name and caption without accents and letter case. */
  searchText: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

/** Files that no row names: stored just before their row, or left by one that went. */
export type LooseFilesTable = { fileName: string };
