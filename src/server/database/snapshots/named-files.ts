import type Sqlite from 'better-sqlite3';
import { uploadedFileName } from '#shared/upload-url.ts';

/** An upload that the database names. */
export type NamedFile = {
  name: string;
  /** As people know it: its name in the library, or whose picture it is. */
  title: string;
};

/** A backup before an update reads a schema of before, which may not have them. */
const hasColumn = (database: Sqlite.Database, table: string, column: string): boolean =>
  database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !==
  undefined;

/**
 * The uploads without which the data are not whole: the library's files and people's own pictures.
 * Smaller copies are not among them, since they can be drawn again.
 */
export const namedFiles = (database: Sqlite.Database): NamedFile[] => {
  const media = hasColumn(database, 'media', 'file_name')
    ? database
        .prepare<[], NamedFile>('SELECT file_name AS name, name AS title FROM media ORDER BY id')
        .all()
    : [];
  const users = hasColumn(database, 'users', 'avatar')
    ? database
        .prepare<[], { avatar: string; name: string }>(
          'SELECT avatar, name FROM users WHERE avatar IS NOT NULL ORDER BY id',
        )
        .all()
    : [];
  const avatars = users.flatMap(({ avatar, name }) => {
    const fileName = uploadedFileName(avatar);
    return fileName === null ? [] : { name: fileName, title: `avatar di ${name}` };
  });
  return [...media, ...avatars];
};
