import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateToLatest } from '#server/database/migrate.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { verifySnapshot } from './verify-snapshot.ts';

const silently = { onStep: () => undefined, onProgress: () => undefined };

let t: TestApp;
let folder: string;
let whole: string;
let storeDir: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { DEMO_CONTENT: 'on' } });
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  whole = join(folder, 'whole.sqlite');
  storeDir = join(folder, 'files');
  const { databaseFile, uploadsDir } = t.app.config;
  await makeSnapshot({ databaseFile, uploadsDir, storeDir, target: whole, known: [] }, silently);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await t?.close();
});

const FLIPS = 60;

/** Every row of every table, as text. */
const dumpOf = (path: string): string => {
  const database = new Sqlite(path, { readonly: true });
  const tables = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
  const rows = tables.map((table) => database.prepare(`SELECT * FROM "${table}"`).raw().all());
  database.close();
  return JSON.stringify([tables, rows]);
};

it('takes one of each earlier version', async () => {
  for (const last of migrationNames) {
    const path = join(folder, `${last}.sqlite`);
    const database = openDatabase(path);
    await migrateToLatest(database, last);
    await database.destroy();
    await expect(verifySnapshot(path)).resolves.toMatchObject({ listsFiles: false });
  }
});

describe('refuses', () => {
  const refusal = (path: string) => verifySnapshot(path).catch((error: Error) => error.message);

  it('a file with flipped bits, if they change its content', async () => {
    const bytes = readFileSync(whole);
    const said = dumpOf(whole);
    const path = join(folder, 'flipped.sqlite');
    let refused = 0;
    for (let round = 0; round < FLIPS; round += 1) {
      const flipped = Buffer.from(bytes);
      const at = Math.floor((bytes.byteLength * (round + 0.5)) / FLIPS);
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (round % 8)), at);
      writeFileSync(path, flipped);
      if (typeof (await refusal(path)) === 'string') refused += 1;
      else expect(dumpOf(path)).toBe(said);
    }
    // Most of such a small file is unused space.
    expect(refused).toBeGreaterThan(0);
  });
});
