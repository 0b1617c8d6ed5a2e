import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isOwnTable } from '#server/database/snapshots/file-list.ts';

type Part = { type: string; name: string; sql: string | null };

/** Excludes times, which differ between runs, and secrets, which are random. */
const repeatable: Record<string, string> = {
  kysely_migration: 'name',
  own_calendar: 'id, length(secret)',
};

const read = (file: string): string => {
  const database = new Sqlite(file);
  try {
    const report = database.pragma('integrity_check', { simple: true });
    const parts = (
      database
        .prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name')
        .all() as Part[]
    ).filter(({ name }) => !name.startsWith('sqlite_') && !isOwnTable(name));
    const tables = parts.filter(({ type }) => type === 'table').map(({ name }) => name);
    const rows = tables.map((name) => {
      const columns = repeatable[name] ?? '*';
      return [name, database.prepare(`SELECT ${columns} FROM ${name}`).raw().all()];
    });
    return JSON.stringify([report, parts, rows]);
  } finally {
    database.close();
  }
};

/**
 * The whole content of a database, schema and rows, as the next process to open it sees it. Changes
 * nothing.
 */
export const dump = (file: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dump-'));
  try {
    const copy = join(folder, 'copy.db');
    for (const ending of ['', '-wal']) {
      if (existsSync(`${file}${ending}`)) copyFileSync(`${file}${ending}`, `${copy}${ending}`);
    }
    return read(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
