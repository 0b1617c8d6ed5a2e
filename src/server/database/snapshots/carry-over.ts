import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { openSqlite } from '#server/database/open-sqlite.ts';
import {
  markFileOf,
  readMark,
  type Stored,
  settled,
  writeMark,
} from '#server/infrastructure/number-mark.ts';
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
 * On another server the reports to the police since the backup are unknown: staff verify all arrivals from the day
 * before the last entry of the log, because the portal takes arrivals of the day before, too.
 */
const doubtSends = (target: Sqlite.Database): void => {
  target.exec(`
    UPDATE main.police_settings SET
      doubted_from = min(
        coalesce(doubted_from, '9999-12-31'),
        coalesce((SELECT date(max(at), '-1 day') FROM main.audit_events), '2000-01-01')
      ),
      doubted_until = date('now', '+1 day')
    WHERE is_on = 1`);
};

/** On another server the receipts since the backup are unknown: staff enter the next number. */
const doubtReceipts = (target: Sqlite.Database): void => {
  target.exec('UPDATE main.receipt_settings SET is_doubted = 1');
};

const doubtAll = (target: Sqlite.Database): void => {
  doubtSends(target);
  doubtReceipts(target);
};

/** What the live database knows about a number that was begun; an older one has no receipts. */
const storedIn = (target: Sqlite.Database, year: number, uid: string): Stored => {
  const table = "SELECT 1 FROM live.sqlite_schema WHERE name = 'receipts'";
  if (target.prepare(table).get() === undefined) return { last: 0, has: false };
  const last = target.prepare<[number], number>(
    'SELECT coalesce(max(number), 0) FROM live.receipts WHERE year = ?',
  );
  const own = target.prepare<[string], 1>('SELECT 1 FROM live.receipts WHERE uid = ?');
  return { last: last.pluck().get(year) ?? 0, has: own.get(uid) !== undefined };
};

/** Decides about a receipt's number that an interruption left open, while the live database can still tell. */
const settleMark = (databaseFile: string, target: Sqlite.Database, hasLive: boolean): void => {
  const file = markFileOf(databaseFile);
  const mark = readMark(file);
  if (!mark?.begun) return;
  const { year, uid } = mark.begun;
  const stored = hasLive ? storedIn(target, year, uid) : { last: 0, has: true };
  writeMark(file, settled(mark, stored));
};

/**
 * Copies into prepared data what a restore must keep: the audit log, the ids already given, and what
 * lets people in. Returns whether the latter was kept.
 */
export const carryOver = (databaseFile: string, prepared: string): boolean => {
  const target = openSqlite(prepared);
  try {
    const hasLive = existsSync(databaseFile);
    if (hasLive) target.prepare('ATTACH DATABASE ? AS live').run(databaseFile);
    settleMark(databaseFile, target, hasLive);
    if (!hasLive || !hasLog(target)) {
      doubtAll(target);
      return false;
    }
    return target.transaction(() => {
      const keepsAccess = carryAccess(target);
      if (!keepsAccess) doubtAll(target);
      carryEvents(target);
      carrySequences(target);
      return keepsAccess;
    })();
  } finally {
    target.close();
  }
};
