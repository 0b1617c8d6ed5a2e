import Sqlite from 'better-sqlite3';

/**
 * Opens a SQLite file. All of the site's connections come from here, so that none of them can lose a
 * write that it acknowledged (in WAL the usual NORMAL can, when the power goes) or leave a row that
 * points nowhere.
 */
export const openSqlite = (file: string, options: Sqlite.Options = {}): Sqlite.Database => {
  const sqlite = new Sqlite(file, options);
  try {
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
};
