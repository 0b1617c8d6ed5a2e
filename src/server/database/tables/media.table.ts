import type { Generated } from 'kysely';

export type MediaTable = {
  id: Generated<number>;
  /** Name under uploads, the site's own. */
  file_name: string;
  name: string;
  caption: Generated<string>;
  mime_type: string;
  content_type: 'image' | 'audio' | 'video';
  size_bytes: number;
  /** Pixels; null for sound. */
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  created_at: string;
};
