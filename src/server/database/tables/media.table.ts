import type { Generated } from 'kysely';
import type { ContentType } from '#shared/media-rules.ts';

export type MediaTable = {
  id: Generated<number>;
  /** Name under uploads, the site's own. */
  file_name: string;
  name: string;
  caption: Generated<string>;
  mime_type: string;
  content_type: ContentType;
  size_bytes: number;
  /** Pixels as it is looked at; null for sound, and for icons. */
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  created_at: string;
  /** Name and caption without accents and letter case. */
  search_text: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

/** Files that no row names: stored just before their row, or left by one that went. */
export type LooseFilesTable = { file_name: string };
