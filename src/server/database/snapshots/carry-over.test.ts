import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { carryOver } from './carry-over.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carry-over-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Known = { uid: string; times?: number };

/** A database with these refusals in its log, in which this many tasks were created and deleted. */
const makeData = async (
  name: string,
  { log, tasks }: { log: Known[]; tasks: number },
): Promise<string> => {
  const path = join(folder, name);
  const database = openDatabase(path);
  await migrateToLatest(database);
  await database.destroy();
  const sqlite = new Sqlite(path);
  for (const { uid, times = 1 } of log) {
    sqlite
      .prepare(
        `INSERT INTO audit_events (uid, at, action, kind, outcome, times)
         VALUES (?, '2026-05-20T10:00:00.000Z', 'users.list', 'access', 'denied', ?)`,
      )
      .run(uid, times);
  }
  for (let task = 0; task < tasks; task += 1) {
    sqlite.exec(
      `INSERT INTO tasks (name, description, priority, completed, order_index, updated_at)
       VALUES ('Tende', '', 5, 0, 0, '2026-05-20T10:00:00.000Z'); DELETE FROM tasks;`,
    );
  }
  sqlite.close();
  return path;
};

const read = <Row>(path: string, query: string): Row[] => {
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    return sqlite.prepare<[], Row>(query).all();
  } finally {
    sqlite.close();
  }
};

const logOf = (path: string) => read(path, 'SELECT uid, times FROM audit_events ORDER BY id');
const lastTask = (path: string) =>
  read(path, "SELECT seq FROM sqlite_sequence WHERE name = 'tasks'");

it('makes one log of that of the data and that of the backup', async () => {
  const live = await makeData('live.db', {
    log: [{ uid: 'both', times: 3 }, { uid: 'later' }],
    tasks: 2,
  });
  const prepared = await makeData('prepared.db', {
    log: [{ uid: 'elsewhere' }, { uid: 'both' }],
    tasks: 5,
  });
  carryOver(live, prepared);
  expect(logOf(prepared)).toEqual([
    { uid: 'elsewhere', times: 1 },
    { uid: 'both', times: 3 },
    { uid: 'later', times: 1 },
  ]);
  expect(lastTask(prepared)).toEqual([{ seq: 5 }]);
});

it('gives nothing new a number that the log may name', async () => {
  const live = await makeData('live.db', { log: [], tasks: 7 });
  const prepared = await makeData('prepared.db', { log: [], tasks: 2 });
  const empty = await makeData('empty.db', { log: [], tasks: 0 });
  for (const path of [prepared, empty]) {
    carryOver(live, path);
    expect(lastTask(path)).toEqual([{ seq: 7 }]);
  }
});

it('leaves prepared data alone where there is none before, or none with a log', async () => {
  const prepared = await makeData('prepared.db', { log: [{ uid: 'one' }], tasks: 2 });
  carryOver(join(folder, 'nothing.db'), prepared);
  const old = join(folder, 'old.db');
  new Sqlite(old).exec('CREATE TABLE users (id INTEGER PRIMARY KEY)').close();
  carryOver(old, prepared);
  expect(logOf(prepared)).toEqual([{ uid: 'one', times: 1 }]);
});

it('leaves who came since to be verified where nobody knows what the police were told', async () => {
  const doubtsOf = (path: string) =>
    read(path, 'SELECT doubted_from AS since FROM police_settings');
  const switchOn = (path: string) =>
    new Sqlite(path).exec('UPDATE police_settings SET is_on = 1').close();
  const off = await makeData('off.db', { log: [{ uid: 'one' }], tasks: 0 });
  const on = await makeData('on.db', { log: [{ uid: 'one' }], tasks: 0 });
  const elsewhere = await makeData('elsewhere.db', { log: [{ uid: 'two' }], tasks: 0 });
  switchOn(on);
  for (const live of [join(folder, 'nothing.db'), elsewhere]) {
    carryOver(live, off);
    carryOver(live, on);
    expect([doubtsOf(off), doubtsOf(on)]).toEqual([[{ since: null }], [{ since: '2026-05-19' }]]);
  }
});
