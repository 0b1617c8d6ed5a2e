import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertUneditedMigrations, rememberMigrations } from './edited-migrations.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const FIRST = '0001-accounts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edited-'));
  file = join(folder, 'site.db');
  const database = openDatabase(file);
  await migrateToLatest(database, FIRST);
  await database.destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

const remember = (change: { digest?: string; timestamp?: string }): void => {
  rememberMigrations(file);
  const memory = `${file}.migrations.json`;
  const remembered = JSON.parse(readFileSync(memory, 'utf8'));
  Object.assign(remembered[FIRST], change);
  writeFileSync(memory, JSON.stringify(remembered));
};

it('accepts a new database, one of unknown history, and one with the same migrations', () => {
  assertUneditedMigrations(join(folder, 'new.db'));
  assertUneditedMigrations(file);
  remember({});
  assertUneditedMigrations(file);
});

it('names an applied migration that was another one then', () => {
  remember({ digest: 'another' });
  expect(() => assertUneditedMigrations(file)).toThrow(
    `The migration ${FIRST} was applied to this database and has been edited or removed since.`,
  );
});

it('knows nothing of another database in the same place', () => {
  remember({ digest: 'another', timestamp: '2026-01-01T00:00:00.000Z' });
  assertUneditedMigrations(file);
});
