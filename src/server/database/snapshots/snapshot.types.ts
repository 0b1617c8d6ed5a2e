import type { FileEntry } from './content-store.ts';
import type { NamedFile } from './named-files.ts';

/** What a verified copy of the database says of itself. */
export type Snapshot = {
  /** Of the copy itself. */
  databaseBytes: number;
  files: FileEntry[];
  /** Uploads that the database names and the disk lacked. A backup is whole if there are none. */
  missing: NamedFile[];
  /** All uploads that the database names. */
  named: NamedFile[];
  /** False for a database that was copied by hand: nobody knows which files belong to it. */
  listsFiles: boolean;
};
