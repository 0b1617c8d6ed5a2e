import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { MULTIPART, multipartBody } from '#tests/support/upload.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'ADMIN')).token;
});
afterEach(() => t.close());

/** A database copied by hand, in WAL mode as it is on the disk. */
const copiedByHand = (sql = ''): Buffer => {
  const path = join(dirname(t.app.config.databaseFile), 'copy.db');
  new Sqlite(t.app.config.databaseFile).exec(`VACUUM INTO '${path}'`).close();
  const copy = new Sqlite(path);
  copy.exec(`${sql}; PRAGMA journal_mode = WAL`);
  copy.close();
  return readFileSync(path);
};

const send = (bytes: Buffer) =>
  t.server.inject({
    method: 'POST',
    url: '/api/backup/upload',
    payload: multipartBody([{ bytes }]),
    headers: { 'content-type': MULTIPART, authorization: `Bearer ${token}` },
  });

const backups = (): string[] => readdirSync(t.app.config.backupsDir).sort();

it('keeps one file of a database in WAL mode, however often it is read', async () => {
  const { statusCode } = await send(copiedByHand());
  expect(statusCode).toBe(201);
  await t.rest('GET', '/backup/list', { token });
  expect(backups()).toEqual(['20260520T100000Z-uploaded.sqlite']);
  await t.rest('POST', '/backup/20260520T100000Z-uploaded/restore', { token });
  expect(backups().filter((name) => /uploaded.sqlite-|part/.test(name))).toEqual([]);
});

it('leaves nothing of one that it refuses', async () => {
  const { statusCode } = await send(copiedByHand('CREATE TABLE extra (id INTEGER)'));
  expect(statusCode).toBe(400);
  expect(backups()).toEqual([]);
});
