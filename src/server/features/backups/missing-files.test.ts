import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';
import { makeLocalBackup } from './local-backup.service.ts';
import { keepBackups } from './scheduled-backups.service.ts';

let t: TestApp;
let token: string;
let fileName: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'ADMIN')).token;
  const bytes = await picture('jpeg', { width: 600, height: 400 });
  fileName = (await upload(t, token, { bytes }, { name: 'Il molo' })).body.fileName;
});
afterEach(() => t.close());

const create = (own: Record<string, unknown> = {}) =>
  t.rest('POST', '/backup/create', { token, body: { method: 'local', ...own } });
const list = async () => (await t.rest('GET', '/backup/list', { token })).body;
const status = async () => (await t.rest('GET', '/backup/status', { token })).body;
const uploadsDir = () => t.app.config.uploadsDir;

it('a missing folder of uploads fails the backup, which names it', async () => {
  renameSync(uploadsDir(), `${uploadsDir()}-elsewhere`);
  expect(await create()).toMatchObject({
    status: 409,
    body: {
      code: 'BACKUP_FILES_MISSING',
      error: `Sul disco manca un file che il sito usa: «Il molo» (${fileName}). Rimetti i file al loro posto, oppure cancellali dalla libreria dei media.`,
    },
  });
  expect(await list()).toEqual([]);
  expect(await status()).toMatchObject({ lastGoodAt: null, operation: null });
});

it('without the missing files a backup is made, marked as incomplete, and can be restored', async () => {
  rmSync(join(uploadsDir(), fileName));
  const { status: answer, body } = await create({ withoutMissing: true });
  expect([answer, body.message]).toEqual([
    201,
    'Backup incompleto creato: 20260520T100000Z-manual.sqlite',
  ]);
  expect(await list()).toMatchObject([{ id: body.id, missingFiles: 1 }]);
  expect(await status()).toMatchObject({ lastGoodAt: null });
  expect((await t.rest('POST', `/backup/${body.id}/restore`, { token })).status).toBe(200);
  expect(await list()).toMatchObject([{ kind: 'safety', missingFiles: 1 }, { missingFiles: 1 }]);
});

it('a file that is taken out of the library is missed no more', async () => {
  rmSync(join(uploadsDir(), fileName));
  const [{ id }] = (await t.rest('GET', '/media', { token })).body;
  expect((await t.rest('DELETE', `/media/${id}`, { token })).status).toBe(200);
  expect((await create()).status).toBe(201);
  expect(await list()).toMatchObject([{ missingFiles: 0 }]);
});

it('the picture of a person counts too, its smaller copies do not', async () => {
  rmSync(join(uploadsDir(), fileName.replace('.jpg', '-480.webp')));
  expect((await create()).status).toBe(201);
  await t.app.database
    .updateTable('users')
    .set({ avatar: '/uploads/0123456789abcdef01234567.jpg' })
    .execute();
  expect((await create()).body.error).toContain('«avatar di Persona Prova»');
});

it('the nightly backup saves the rest, mails administrators the losses, and proves a whole one', async () => {
  await keepBackups(t.app);
  const { signal } = new AbortController();
  const ignored = () => undefined;
  await makeLocalBackup(t.app, 'daily', {
    signal,
    onStep: ignored,
    progress: ignored,
    withoutMissing: false,
  });
  rmSync(join(uploadsDir(), fileName));
  t.clock.set('2026-05-21T10:00:00Z');
  await keepBackups(t.app);
  expect(await list()).toMatchObject([
    { id: '20260521T100000Z-daily', missingFiles: 1, provenAt: null },
    { id: '20260520T100000Z-daily', missingFiles: 0, provenAt: '2026-05-21T10:00:00.000Z' },
  ]);
  expect((await status()).lastFailure.message).toContain('«Il molo»');
  expect((await status()).lastGoodAt).toBe('2026-05-20T10:00:00.000Z');
  const mails = t.app.database.selectFrom('outboxMails').select('kind');
  expect(await mails.execute()).toEqual([{ kind: 'backup-failed' }]);
});
