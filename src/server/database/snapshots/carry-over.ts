import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { openSqlite } from '#server/database/open-sqlite.ts';

const hasLog = (database: Sqlite.Database): boolean =>
  database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'audit_events'")
    .get() !== undefined;

type EventRow = Record<string, unknown> & { uid: string };

/** A backup may hold events that the live database lacks, as on a new machine: the logs are merged. */
const carryEvents = (live: Sqlite.Database, prepared: Sqlite.Database): void => {
  const events = live.prepare<[], EventRow>('SELECT * FROM audit_events ORDER BY id').all();
  const forget = prepared.prepare('DELETE FROM audit_events WHERE uid = ?');
  for (const { id, ...event } of events) {
    const names = Object.keys(event);
    forget.run(event.uid);
    prepared
      .prepare(`INSERT INTO audit_events (${names.join()}) VALUES (${names.map(() => '?').join()})`)
      .run(...Object.values(event));
  }
};

type Sequence = { name: string; seq: number };

/** The audit log refers to rows made since the backup by id: their ids must not be given again. */
const carrySequences = (live: Sqlite.Database, prepared: Sqlite.Database): void => {
  const raise = prepared.prepare(
    'UPDATE sqlite_sequence SET seq = max(seq, @seq) WHERE name = @name',
  );
  const add = prepared.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (@name, @seq)');
  for (const sequence of live
    .prepare<[], Sequence>('SELECT name, seq FROM sqlite_sequence')
    .all()) {
    if (raise.run(sequence).changes === 0) add.run(sequence);
  }
};

/** Copies into prepared data what a restore must keep: the audit log and the ids already given. */
export const carryOver = (databaseFile: string, prepared: string): void => {
  if (!existsSync(databaseFile)) return;
  const live = openSqlite(databaseFile, { readonly: true });
  const target = openSqlite(prepared);
  try {
    if (!hasLog(live)) return;
    target.transaction(() => {
      carryEvents(live, target);
      carrySequences(live, target);
    })();
  } finally {
    target.close();
    live.close();
  }
};
