import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { carryAccess } from './carry-access.ts';

// Of two attached databases `main` is the prepared one and `live` the one that it will replace.

const hasLog = (target: Sqlite.Database): boolean =>
  target
    .prepare("SELECT 1 FROM live.sqlite_schema WHERE type = 'table' AND name = 'audit_events'")
    .get() !== undefined;

/** A backup may hold events that the live database lacks, as on a new machine: the logs are merged. */
const carryEvents = (target: Sqlite.Database): void => {
  const columns = target
    .prepare<[], string>("SELECT name FROM pragma_table_info('audit_events', 'live')")
    .pluck()
    .all()
    .filter((name) => name !== 'id')
    .join();
  target.exec(`
    DELETE FROM main.audit_events WHERE uid IN (SELECT uid FROM live.audit_events);
    INSERT INTO main.audit_events (${columns})
    SELECT ${columns} FROM live.audit_events ORDER BY id`);
};

/** The audit log refers to rows made since the backup by id: their ids must not be given again. */
const carrySequences = (target: Sqlite.Database): void => {
  target.exec(`
    UPDATE main.sqlite_sequence AS given SET seq = max(given.seq, now.seq)
    FROM live.sqlite_sequence AS now WHERE now.name = given.name;
    INSERT INTO main.sqlite_sequence (name, seq)
    SELECT name, seq FROM live.sqlite_sequence
    WHERE name NOT IN (SELECT name FROM main.sqlite_sequence)`);
};

/**
 * Copies into prepared data what a restore must keep: the audit log, the ids already given, and what
 * lets people in. Returns whether the latter was kept.
 */
export const carryOver = (databaseFile: string, prepared: string): boolean => {
  if (!existsSync(databaseFile)) return false;
  const target = openSqlite(prepared);
  try {
    target.prepare('ATTACH DATABASE ? AS live').run(databaseFile);
    if (!hasLog(target)) return false;
    return target.transaction(() => {
      const keepsAccess = carryAccess(target);
      carryEvents(target);
      carrySequences(target);
      return keepsAccess;
    })();
  } finally {
    target.close();
  }
};
