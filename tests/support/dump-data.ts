import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AppContext } from '#server/app-context.ts';

/** Of files that were digested before and have not been written since: backups are long, and dumps many. */
const digests = new Map<string, string>();

const digestOf = (path: string): string => {
  const { size, mtimeMs, ino } = statSync(path);
  const version = [path, size, mtimeMs, ino].join(':');
  const digest =
    digests.get(version) ?? createHash('sha256').update(readFileSync(path)).digest('hex');
  digests.set(version, digest);
  return digest;
};

/** Every file under a folder with the digest of its bytes, by path. */
const dumpFolder = (folder: string): [path: string, digest: string][] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path, digestOf(path)]);
};

/** Any call may remove an expired session, which gives access to nothing either way. */
const isOver = (row: object): boolean =>
  'last_used_at' in row && String(row.last_used_at).startsWith('2020-');

/** Everything that the site holds, but for the log of refusals: each row of each table, and each file. */
export const dumpData = async (app: AppContext): Promise<unknown> => {
  const { config } = app;
  const database = app.database.withoutPlugins();
  const { rows: tables } = await sql<{ name: string }>`
    SELECT name FROM sqlite_schema
    WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%'
      AND name <> 'audit_events'`.execute(database);
  const dumped: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(database);
    dumped[name] = rows.filter((row) => !isOver(row));
  }
  const folders = [config.uploadsDir, config.backupsDir, config.mail.dir];
  return { tables: dumped, files: folders.flatMap(dumpFolder) };
};
