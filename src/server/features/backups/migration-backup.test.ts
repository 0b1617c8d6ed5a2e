import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppContext } from '#server/app-context.ts';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { verifySnapshot } from '#server/database/snapshots/verify-snapshot.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { testClock } from '#tests/support/create-test-app.ts';
import { migrateData } from './migration-backup.service.ts';

const EARLIER = '0008-writing';
const PICTURE = `${'a'.repeat(24)}.webp`;

let folder: string;
let app: AppContext;
const clock = testClock();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casa-'));
  const config = readConfig({
    DATABASE_FILE: join(folder, 'site.db'),
    UPLOADS_DIR: join(folder, 'uploads'),
    BACKUPS_DIR: join(folder, 'backups'),
    LOG_LEVEL: 'silent',
  });
  const passwordHasher = cheapPasswordHasher;
  app = await createContext(config, { clock, passwordHasher });
});
afterEach(async () => {
  await app.database.destroy();
  rmSync(folder, { recursive: true });
});

const backups = (): string[] => {
  mkdirSync(app.config.backupsDir, { recursive: true });
  return readdirSync(app.config.backupsDir).filter((name) => name.endsWith('.sqlite'));
};

const stepsTaken = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(
    app.database,
  );
  return rows.map(({ name }) => name);
};

it('secures the data of an earlier version, uploads and all, before it changes the schema', async () => {
  await migrateToLatest(app.database, EARLIER);
  mkdirSync(app.config.uploadsDir);
  writeFileSync(join(app.config.uploadsDir, PICTURE), 'immagine');
  const steps = await migrateData(app);
  expect(steps).toEqual(migrationNames.slice(migrationNames.indexOf(EARLIER) + 1));
  expect(backups()).toEqual(['20260520T100000Z-migration.sqlite']);
  const file = join(app.config.backupsDir, backups()[0] ?? '');
  expect((await verifySnapshot(file)).files).toMatchObject([{ name: PICTURE }]);
  expect(readdirSync(join(app.config.backupsDir, 'files'))).toHaveLength(1);
});

it('goes on beside a damaged one', async () => {
  await migrateToLatest(app.database, EARLIER);
  mkdirSync(app.config.backupsDir, { recursive: true });
  writeFileSync(join(app.config.backupsDir, '20260519T100000Z-migration.sqlite'), 'x'.repeat(4096));
  expect(await migrateData(app)).not.toEqual([]);
  expect(backups()).toHaveLength(2);
});

it('makes none of a new database, and none where nothing is to be done', async () => {
  expect(await migrateData(app)).toEqual(migrationNames);
  expect(await migrateData(app)).toEqual([]);
  expect(backups()).toEqual([]);
});

it('changes nothing where the data cannot be secured', async () => {
  await migrateToLatest(app.database, EARLIER);
  const full = { ...app, freeBytes: () => Promise.resolve(0) };
  await expect(migrateData(full)).rejects.toThrow(
    /Spazio su disco insufficiente.*Non è stato cambiato nulla/,
  );
  expect((await stepsTaken()).at(-1)).toBe(EARLIER);
  expect(backups()).toEqual([]);
});

it('does not pile them up where a start is repeated again and again', async () => {
  for (let minute = 0; minute < 7; minute += 1) {
    clock.set(`2026-05-20T11:0${minute}:00Z`);
    const databaseFile = join(folder, `${minute}.db`);
    const database = openDatabase(databaseFile);
    await migrateToLatest(database, '0001-accounts');
    await migrateData({ ...app, database, config: { ...app.config, databaseFile } });
    await database.destroy();
  }
  expect(backups()).toHaveLength(5);
  expect(backups()).toContain('20260520T110600Z-migration.sqlite');
});
