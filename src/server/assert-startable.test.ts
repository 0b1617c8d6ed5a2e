import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertSiteExists, assertStartable } from './assert-startable.ts';
import { readConfig } from './config.ts';
import { migrateToLatest } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { explainFailure } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'startable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const places = (uploads = 'uploads') =>
  readConfig({
    DATABASE_FILE: join(folder, 'site.db'),
    UPLOADS_DIR: join(folder, uploads),
    BACKUPS_DIR: join(folder, 'backups'),
    MAIL_DIR: join(folder, 'mail'),
  });

const put = (path: string, content = 'x'): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};

const reason = (start: () => void): string => {
  try {
    start();
  } catch (error) {
    return explainFailure(error);
  }
  return expect.fail('it starts');
};

const at = (name: string) => join(folder, name);

/** A database that only the migrations have written. */
const makeDatabase = async (): Promise<void> => {
  const database = openDatabase(at('site.db'));
  await migrateToLatest(database);
  await database.destroy();
};

const USER = `INSERT INTO users (name, email, password_hash, role, created_at)
  VALUES ('Marta', 'marta@example.com', 'x', 'ADMIN', '2026-05-20T10:00:00.000Z')`;

const putUploadAndBackup = (): void => {
  put(`uploads/${'a'.repeat(24)}.webp`);
  put('backups/20260520T100000Z-daily.sqlite');
};

it('lets a new site start, whatever else lies in its folders, and one that is whole', async () => {
  put('uploads/README.md');
  put('backups/README.md');
  assertStartable(places());
  // A first start may be interrupted at any point.
  put('site.db', '');
  assertStartable(places());
  await makeDatabase();
  assertStartable(places());
  new Sqlite(at('site.db')).exec(USER).close();
  putUploadAndBackup();
  assertStartable(places());
});

it('takes a site whose first user is in the log still for whole', async () => {
  await makeDatabase();
  const open = new Sqlite(at('site.db')).exec(USER);
  for (const name of ['site.db', 'site.db-wal']) copyFileSync(at(name), at(`killed-${name}`));
  open.close();
  for (const name of ['site.db', 'site.db-wal']) copyFileSync(at(`killed-${name}`), at(name));
  putUploadAndBackup();
  assertStartable(places());
  expect(statSync(at('site.db-wal')).size).toBeGreaterThan(0);
});

it('leaves a file that it cannot read, or of another program, to later checks', () => {
  putUploadAndBackup();
  put('site.db', 'x'.repeat(5000));
  assertStartable(places());
  rmSync(at('site.db'));
  new Sqlite(at('site.db')).exec('CREATE TABLE bookmarks (url TEXT)').close();
  assertStartable(places());
});

it('begins no new site in the place of one whose database is gone', async () => {
  putUploadAndBackup();
  expect(reason(() => assertStartable(places()))).toMatch(
    /site\.db non c’è.*1 file.*1 backup[\s\S]*DATABASE_FILE[\s\S]*npm run restore/,
  );
  // Nor is one that was made by accident since.
  put('site.db', '');
  expect(() => assertStartable(places())).toThrow('non c’è, o è vuoto, ma in');
  new Sqlite(at('site.db')).pragma('journal_mode = WAL');
  expect(() => assertStartable(places())).toThrow('non c’è, o è vuoto, ma in');
  await makeDatabase();
  expect(() => assertStartable(places())).toThrow('non c’è, o è vuoto, ma in');
  expect(() => assertSiteExists(places())).toThrow('non c’è, o è vuoto, ma in');
});

it('lets a command work on a site only', async () => {
  expect(() => assertSiteExists(places())).toThrow('un sito nuovo nasce al primo avvio');
  expect(readdirSync(folder)).toEqual([]);
  await makeDatabase();
  new Sqlite(at('site.db')).exec(USER).close();
  assertSiteExists(places());
});

it('names the folder that is none', () => {
  put('uploads');
  expect(reason(() => assertStartable(places()))).toContain(`${join(folder, 'uploads')}: non è`);
  expect(reason(() => assertStartable(places('uploads/below')))).toMatch(/non è una cartella/);
});

it('names the folder where a file should be', () => {
  expect(reason(() => openDatabase(folder))).toBe(
    `${folder}: è una cartella, e qui serve un file. Controlla il percorso.`,
  );
  expect(reason(() => readFileSync(folder))).toMatch(/^È una cartella, e qui serve un file/);
});

it('says that the port is taken, and an unforeseen error without its stack', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const second = createServer().listen(port, '127.0.0.1');
  const error = await new Promise((resolve) => second.once('error', resolve));
  taken.close();
  expect(explainFailure(error)).toMatch(new RegExp(`127.0.0.1, porta ${port}: .*cambia PORT`));
  const unforeseen = new Error('uno', { cause: new Error('due') });
  expect(explainFailure(unforeseen)).toMatch(/^Errore imprevisto: uno: due\. /);
});
