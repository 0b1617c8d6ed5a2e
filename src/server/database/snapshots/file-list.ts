import { createHash } from 'node:crypto';
import type Sqlite from 'better-sqlite3';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { isOwnFileName } from '#server/infrastructure/file-storage.ts';
import type { FileEntry } from './content-store.ts';
import type { NamedFile } from './named-files.ts';
import { asSnapshotError, SnapshotError } from './snapshot-error.ts';

// A backup is one SQLite file. Two additional tables list the uploads that belong to it and a digest of
// every table; if uploads were missing, a third lists them. A restore drops all of them. A version
// ignores tables `snapshot_…` that it does not know, so an update may add one and the earlier version
// still reads the backup that leads back to it.

/**
 * The format of the lists, in the file's `user_version`; 0 in backups made before there was one. Raise
 * it only if earlier versions would misread the lists: they refuse a higher format, and with it the
 * backup that an update makes first, which closes the way back to them.
 */
export const SNAPSHOT_FORMAT = 1;

const OWN_PREFIX = 'snapshot_';
const FILES = 'snapshot_files';
const TABLES = 'snapshot_tables';
const MISSING = 'snapshot_missing';
/** SQLite's own table: the last id of each AUTOINCREMENT table, so that none is given twice. */
const SEQUENCES = 'sqlite_sequence';

export const isOwnTable = (name: string): boolean => name.startsWith(OWN_PREFIX);

export const formatOf = (database: Sqlite.Database): number =>
  Number(database.pragma('user_version', { simple: true }));

const tablesOf = (database: Sqlite.Database): string[] =>
  database
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema
       WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    )
    .pluck()
    .all();

type TableDigest = { name: string; rows: number; sha256: string };

const digestRows = (database: Sqlite.Database, name: string, query: string): TableDigest => {
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of database.prepare(query).raw().iterate()) {
    hash.update(JSON.stringify(row)).update('\n');
    rows += 1;
  }
  return { name, rows, sha256: hash.digest('hex') };
};

/** An uploaded file may have tables of any name. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every row, in a reproducible order. */
const allRows = (database: Sqlite.Database, table: string): string => {
  const columns = database.pragma(`table_info(${quoted(table)})`) as unknown[];
  return `SELECT * FROM ${quoted(table)} ORDER BY ${columns.map((_, index) => index + 1).join()}`;
};

/** SQLite's integrity check finds damaged pages; only the digests find a changed value. */
const digestAll = (database: Sqlite.Database): TableDigest[] => [
  digestRows(
    database,
    'sqlite_schema',
    `SELECT type, name, sql FROM sqlite_schema WHERE name <> '${TABLES}' ORDER BY type, name`,
  ),
  digestRows(database, SEQUENCES, `SELECT name, seq FROM ${SEQUENCES} ORDER BY name`),
  ...tablesOf(database)
    .filter((name) => name !== TABLES)
    .map((name) => digestRows(database, name, allRows(database, name))),
];

const writeMissing = (database: Sqlite.Database, missing: readonly NamedFile[]): void => {
  database.exec(`
    CREATE TABLE ${MISSING} (name TEXT PRIMARY KEY, title TEXT NOT NULL) STRICT, WITHOUT ROWID`);
  const add = database.prepare(`INSERT INTO ${MISSING} VALUES (@name, @title)`);
  for (const file of missing) add.run(file);
};

type Lists = { files: readonly FileEntry[]; missing: readonly NamedFile[] };

/** Adds the lists to a copy of the database. */
export const writeLists = (database: Sqlite.Database, { files, missing }: Lists): void => {
  database.transaction(() => {
    if (missing.length > 0) writeMissing(database, missing);
    database.exec(`
      CREATE TABLE ${FILES} (
        name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, size_bytes INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID`);
    const addFile = database.prepare(`INSERT INTO ${FILES} VALUES (?, ?, ?)`);
    for (const { name, sha256, sizeBytes } of files) addFile.run(name, sha256, sizeBytes);
    const digests = digestAll(database);
    database.exec(`
      CREATE TABLE ${TABLES} (
        name TEXT PRIMARY KEY, row_count INTEGER NOT NULL, sha256 TEXT NOT NULL
      ) STRICT, WITHOUT ROWID`);
    const addTable = database.prepare(`INSERT INTO ${TABLES} VALUES (?, ?, ?)`);
    for (const { name, rows, sha256 } of digests) addTable.run(name, rows, sha256);
    database.pragma(`user_version = ${SNAPSHOT_FORMAT}`);
  })();
};

export const hasLists = (database: Sqlite.Database): boolean =>
  [FILES, TABLES].every((table) => tablesOf(database).includes(table));

export const dropLists = (database: Sqlite.Database): void => {
  for (const table of tablesOf(database).filter(isOwnTable)) {
    database.exec(`DROP TABLE ${quoted(table)}`);
  }
  database.pragma('user_version = 0');
};

type FileRow = { name: string; sha256: string; size_bytes: number };

/** Names become paths under uploads and digests paths in the store, so nothing else is accepted. */
const assertValidEntry = ({ name, sha256, size_bytes }: FileRow): void => {
  const isFine =
    typeof name === 'string' &&
    isOwnFileName(name) &&
    /^[\da-f]{64}$/.test(sha256) &&
    Number.isSafeInteger(size_bytes) &&
    size_bytes >= 0;
  if (!isFine) throw new SnapshotError('Il backup nomina file che non possono essere del sito.');
};

export const readFileList = (database: Sqlite.Database): FileEntry[] => {
  if (!hasLists(database)) return [];
  const rows = database
    .prepare<[], FileRow>(`SELECT name, sha256, size_bytes FROM ${FILES} ORDER BY name`)
    .all();
  rows.forEach(assertValidEntry);
  return rows.map(({ name, sha256, size_bytes }) => ({ name, sha256, sizeBytes: size_bytes }));
};

/** The uploads that were missing on the disk when the backup was made. */
export const readMissing = (database: Sqlite.Database): NamedFile[] =>
  tablesOf(database).includes(MISSING)
    ? database.prepare<[], NamedFile>(`SELECT name, title FROM ${MISSING} ORDER BY name`).all()
    : [];

/** Both lists of a backup that was verified when it was made. SnapshotError if it was damaged since. */
export const readListsOf = (path: string): { files: FileEntry[]; missing: NamedFile[] } => {
  let database: Sqlite.Database | undefined;
  try {
    database = openSqlite(path, { readonly: true, fileMustExist: true });
    return { files: readFileList(database), missing: readMissing(database) };
  } catch (error) {
    throw asSnapshotError(error);
  } finally {
    database?.close();
  }
};

/** Checks that every table has the content it had when the backup was made. */
export const assertUnchanged = (database: Sqlite.Database): void => {
  if (!hasLists(database)) return;
  const expected = database
    .prepare<[], TableDigest>(`SELECT name, row_count AS rows, sha256 FROM ${TABLES} ORDER BY name`)
    .all();
  // Backups by earlier versions do not list the last ids.
  const isListed = ({ name }: TableDigest): boolean =>
    name !== SEQUENCES || expected.some((table) => table.name === name);
  const listed = digestAll(database).filter(isListed);
  const present = listed.sort((a, b) => (a.name < b.name ? -1 : 1));
  const isSame =
    expected.length === present.length &&
    present.every((table, index) => {
      const { name, rows, sha256 } = expected[index] ?? {};
      return table.name === name && table.rows === rows && table.sha256 === sha256;
    });
  if (!isSame) throw new SnapshotError('Il backup è incompleto o è stato cambiato.');
};
