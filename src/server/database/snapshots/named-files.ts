import type Sqlite from 'better-sqlite3';
import { uploadedFileName } from '#shared/media/upload-url.ts';

/** An upload that the database refers to. */
export type NamedFile = {
  name: string;
  /** The name that people know: the file's name in the library, or the person in the picture. */
  title: string;
};

/** A backup before an update reads an earlier schema, which may lack the column. */
const hasColumn = (database: Sqlite.Database, table: string, column: string): boolean =>
  database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !==
  undefined;

/**
 * The uploads that the data need: the library's files and users' pictures. Smaller copies are not among
 * them, because they can be rendered again.
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
