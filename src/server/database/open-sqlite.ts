import Sqlite from 'better-sqlite3';

/**
 * Opens a SQLite file. All of the site's connections come from here, so that none of them can lose an
 * acknowledged write (with the usual NORMAL, WAL mode can lose it in a power cut) or leave a row with a
 * dangling reference.
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
