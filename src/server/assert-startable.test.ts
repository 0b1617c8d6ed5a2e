import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertStartable } from './assert-startable.ts';
import { readConfig } from './config.ts';
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

it('lets a new site start, whatever else lies in its folders, and one that is whole', () => {
  put('uploads/README.md');
  put('backups/README.md');
  assertStartable(places());
  put('site.db');
  put(`uploads/${'a'.repeat(24)}.webp`);
  put('backups/20260520T100000Z-daily.sqlite');
  assertStartable(places());
});

it('begins no new site in the place of one whose database is gone', () => {
  put(`uploads/${'a'.repeat(24)}.webp`);
  put('backups/20260520T100000Z-daily.sqlite');
  expect(reason(() => assertStartable(places()))).toMatch(
    /site\.db non c’è.*1 file.*1 backup[\s\S]*DATABASE_FILE[\s\S]*npm run restore/,
  );
  // An empty file is no database either, unless all is in its log still.
  put('site.db', '');
  expect(() => assertStartable(places())).toThrow('non c’è');
  put('site.db-wal');
  assertStartable(places());
});

it('names the folder that is none', () => {
  put('uploads');
  expect(reason(() => assertStartable(places()))).toContain(`${join(folder, 'uploads')}: non è`);
  expect(reason(() => assertStartable(places('uploads/below')))).toMatch(/non è una cartella/);
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
