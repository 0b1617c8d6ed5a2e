import type { Generated } from 'kysely';
import type { ContentType } from '#shared/media/media-rules.ts';
import type { OwnersText } from './owners-text.ts';

export type MediaTable = {
  id: Generated<number>;
  /** Its random name under uploads. */
  fileName: string;
  name: string;
  caption: OwnersText;
  mimeType: string;
  contentType: ContentType;
  sizeBytes: number;
  /** In pixels, as displayed; null for audio and icons. */
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  createdAt: string;
  /** SHA-256 of the file as it was chosen, in hex; null for earlier files and the sample's. */
  contentHash: string | null;
  /** Name and caption, folded. */
  searchText: Generated<string>;
  /** Incremented by each write. */
  version: Generated<number>;
};

/** Orphaned files: stored just before their row was inserted, or left after their row was deleted. */
export type LooseFilesTable = { fileName: string };
