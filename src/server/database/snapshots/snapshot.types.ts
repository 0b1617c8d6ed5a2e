import type { FileEntry } from './content-store.ts';
import type { NamedFile } from './named-files.ts';

/** The content of a verified copy of the database. */
export type Snapshot = {
  /** The size of the copy. */
  databaseBytes: number;
  files: FileEntry[];
  /** Uploads that the database refers to and the disk lacked. A complete backup has none. */
  missing: NamedFile[];
  /** All uploads that the database refers to. */
  named: NamedFile[];
  /** False for a database that was copied by hand: which files belong to it is unknown. */
  listsFiles: boolean;
};
