import type { FileEntry } from './content-store.ts';

/** What a verified copy of the database says of itself. */
export type Snapshot = {
  /** Of the copy itself. */
  databaseBytes: number;
  files: FileEntry[];
  /** False for a database that was copied by hand: nobody knows which files belong to it. */
  listsFiles: boolean;
};
