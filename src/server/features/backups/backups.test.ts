import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deletionHold } from '#server/features/media/deletion-hold.ts';
import { drawMissingCopies } from '#server/features/media/missing-copies.service.ts';
import type { Backup } from '#shared/backups.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/media-files.ts';
import { viaRest } from '#tests/support/transports.ts';
import { upload } from '#tests/support/upload.ts';
import { operationLock } from './operation-lock.ts';
import { keepBackups } from './scheduled-backups.service.ts';

let t: TestApp;
let admin: { id: number; email: string; token: string };
beforeEach(async () => {
  t = await createTestApp();
  admin = await makeUser(t.app, 'ADMIN');
});
afterEach(() => t.close());

const backupsDir = () => t.app.config.backupsDir;

describe('backups', () => {
  const call = (name: string, input?: Record<string, unknown>, token = admin.token) =>
    viaRest(t, name, input, token);
  const create = async (): Promise<string> =>
    (await call('backups.create', { method: 'local' })).data.id;
  const siteName = async (): Promise<string> => (await call('homepage.get')).data.siteName;

  it('are made, listed and deleted', async () => {
    expect((await call('backups.list')).data).toEqual([]);
    const { status, data } = await call('backups.create', { method: 'local' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: '20260520T100000Z-manual',
      fileName: '20260520T100000Z-manual.sqlite',
      message: 'Backup creato con successo: 20260520T100000Z-manual.sqlite',
    });
    expect((await call('backups.list')).data).toEqual([
      {
        id: data.id,
        fileName: data.fileName,
        kind: 'manual',
        createdAt: '2026-05-20T10:00:00.000Z',
        location: 'local',
        databaseBytes: statSync(join(backupsDir(), data.fileName)).size,
        filesBytes: 0,
        filesCount: 0,
        missingFiles: 0,
        isDamaged: false,
        provenAt: null,
      },
    ]);
    expect((await call('backups.status')).data).toMatchObject({
      operation: null,
      lastGoodAt: '2026-05-20T10:00:00.000Z',
      drive: { state: 'unset' },
    });
    const deleted = await call('backups.delete', { id: data.id });
    expect(deleted.data).toEqual({ message: 'Backup eliminato con successo!' });
    expect((await call('backups.list')).data).toEqual([]);
    expect((await call('backups.delete', { id: data.id })).status).toBe(404);
  });

  it('go on beside a damaged one, and keep all files until it is deleted', async () => {
    await upload(t, admin.token, { bytes: await picture('png') }, { name: 'Mare' });
    const whole = await create();
    const damaged = '20260521T100000Z-daily';
    writeFileSync(join(backupsDir(), `${damaged}.sqlite`), 'x'.repeat(4096));
    const stored = () => readdirSync(join(backupsDir(), 'files')).length;
    const listed = async () =>
      (await call('backups.list')).data.map(({ id, isDamaged }: Backup) => [id, isDamaged]);
    expect(await listed()).toEqual([
      [damaged, true],
      [whole, false],
    ]);
    expect(await call('backups.restore', { id: damaged })).toMatchObject({
      status: 400,
      text: 'Il backup è danneggiato.',
    });
    for (const id of [whole, await create()]) {
      expect((await call('backups.delete', { id })).status).toBe(200);
    }
    expect(stored()).toBeGreaterThan(0);
    expect((await call('backups.delete', { id: damaged })).status).toBe(200);
    expect(stored()).toBe(0);
    expect(await listed()).toEqual([]);
  });

  it('with names that nobody gave are not found', () =>
    expectEach(
      ['nirgends', '../../etc/passwd', '20260520T100000Z-manual.sqlite', ''],
      async (id) => {
        for (const name of ['restore', 'delete', 'downloadLink']) {
          const { status } = await call(`backups.${name}`, { id });
          expect([400, 404, 405]).toContain(status);
        }
      },
    ));

  it('restore the data, and the backup from just before undoes it', async () => {
    const before = await siteName();
    const id = await create();
    await call('homepage.update', { siteName: 'Cambiata' });
    const { data } = await call('backups.restore', { id });
    expect(data).toEqual({
      message: 'Ripristino completato con successo!',
      note: expect.any(String),
      safetyBackupId: '20260520T100000Z-safety',
    });
    expect(await siteName()).toBe(before);
    expect((await call('backups.list')).data).toHaveLength(2);

    const undone = await call('backups.restore', { id: data.safetyBackupId });
    expect(undone.status).toBe(200);
    expect(await siteName()).toBe('Cambiata');
    // Columns added by later migrations exist too, so the site keeps working.
    await call('homepage.update', { siteName: 'E ancora' });
    expect(await siteName()).toBe('E ancora');
  });

  it('bring back pictures with all their copies, also those that the backup did not know', async () => {
    const bytes = await picture('jpeg', { width: 1000, height: 700 });
    await upload(t, admin.token, { bytes }, { name: 'Mare' });
    const { uploadsDir } = t.app.config;
    const whole = readdirSync(uploadsDir).sort();
    const copy = whole.find((name) => name.includes('-640.')) ?? '';
    rmSync(join(uploadsDir, copy));
    const id = await create();
    const wakeCopiesJob = vi.spyOn(t.app, 'wakeCopiesJob');
    expect((await call('backups.restore', { id })).status).toBe(200);
    expect(wakeCopiesJob).toHaveBeenCalled();
    await drawMissingCopies(t.app);
    expect(readdirSync(uploadsDir).sort()).toEqual(whole);
  });

  it('restore no session, and keep only that of the restoring administrator', async () => {
    const other = await makeUser(t.app, 'ADMIN');
    const id = await create();
    await call('backups.restore', { id });
    expect((await call('accounts.me')).status).toBe(200);
    expect((await call('accounts.me', undefined, other.token)).status).toBe(401);
  });

  it('make an invitation worthless, and another can be sent', async () => {
    const person = { name: 'Edda', email: 'edda@example.com', role: 'EDITOR' };
    const { data: edda } = await call('users.create', { ...person, password: 'barca-a-vela-7' });
    const invited = async () => {
      const mails = await deliverMails(t.app);
      return passwordTokenIn(mails.find(({ text }) => text.includes('/reset-password/')));
    };
    const first = await invited();
    await call('backups.restore', { id: await create() });
    const choose = (token: string) =>
      call('accounts.resetPassword', { token, password: 'remo-di-legno-8' }, '');
    expect((await choose(first)).code).toBe('LINK_INVALID');
    expect((await call('users.invite', { id: edda.id })).data).toEqual({
      message: 'L’invito parte ora per edda@example.com: il link vale sette giorni.',
    });
    expect((await choose(await invited())).status).toBe(200);
  });

  it('run one at a time', async () => {
    const [first, second, third] = await Promise.all([
      call('backups.create', { method: 'local' }),
      call('backups.create', { method: 'local' }),
      call('backups.create', { method: 'local' }),
    ]);
    const statuses = [first, second, third].map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
    expect((await call('backups.list')).data).toHaveLength(1);
  });

  it('need room', async () => {
    const id = await create();
    t.app.freeBytes = () => Promise.resolve(1024);
    const refused = { status: 503, code: 'NO_SPACE', text: 'Spazio su disco insufficiente.' };
    expect(await call('backups.create', { method: 'local' })).toMatchObject(refused);
    expect(await call('backups.restore', { id })).toMatchObject(refused);
    expect((await call('backups.list')).data).toHaveLength(1);
    await keepBackups(t.app);
    expect((await call('backups.status')).data).toMatchObject({
      lastProvenAt: null,
      lastFailure: { message: refused.text },
    });
  });

  it('on Drive need Drive', async () => {
    for (const method of ['drive', 'both']) {
      expect(await call('backups.create', { method })).toMatchObject({
        status: 503,
        code: 'DRIVE_UNAVAILABLE',
      });
    }
    expect(await call('backups.connectDrive')).toMatchObject({ status: 503 });
    expect((await call('backups.list')).data).toEqual([]);
  });
});

describe('backups, by whatever viaRest they are asked for,', () => {
  const call = (name: string, input?: Record<string, unknown>, token = admin.token) =>
    viaRest(t, name, input, token);
  const create = async (): Promise<string> =>
    (await call('backups.create', { method: 'local' })).data.id;

  it('are unreadable for other users of the machine', async () => {
    const id = await create();
    expect(statSync(join(backupsDir(), `${id}.sqlite`)).mode & 0o077).toBe(0);
    expect(statSync(backupsDir()).mode & 0o077).toBe(0);
  });

  it('made within one second have names of their own', async () => {
    expect([await create(), await create()]).toEqual([
      '20260520T100000Z-manual',
      '20260520T100000Z-manual-2',
    ]);
  });

  it('void even that one if its user was not an administrator then', async () => {
    const id = await create();
    const late = await makeUser(t.app, 'ADMIN');
    expect((await call('backups.restore', { id }, late.token)).status).toBe(200);
    expect((await call('accounts.me', undefined, late.token)).status).toBe(401);
    expect((await call('accounts.me')).status).toBe(401);
  });

  it('hold back mails that waited when they were made', async () => {
    await call('accounts.forgotPassword', { email: admin.email });
    const id = await create();
    await call('backups.restore', { id });
    expect((await call('outbox.list')).data).toMatchObject([
      { kind: 'reset-password', state: 'FAILED', lastError: expect.stringContaining('ripristino') },
    ]);
  });

  it('can be cancelled while they run, and leave nothing', async () => {
    const making = call('backups.create', { method: 'local' });
    await expect.poll(() => operationLock(t.app).current()?.canCancel, { interval: 1 }).toBe(true);
    expect((await call('backups.cancel')).status).toBe(200);
    expect(await making).toMatchObject({ status: 409, code: 'BACKUP_CANCELLED' });
    expect(readdirSync(backupsDir()).filter((name) => name.includes('sqlite'))).toEqual([]);
    expect((await call('backups.status')).data.operation).toBeNull();
    expect((await call('backups.cancel')).status).toBe(404);
  });
});

describe('uploads', () => {
  const create = async (): Promise<string> =>
    (await t.rest('POST', '/backup/create', { token: admin.token, body: { method: 'local' } })).body
      .id;
  const restore = (id: string) => t.rest('POST', `/backup/${id}/restore`, { token: admin.token });
  const addPicture = async (): Promise<{ id: number; fileName: string }> => {
    const bytes = await picture('jpeg', { width: 1200, height: 800 });
    return (await upload(t, admin.token, { bytes, fileName: 'mare.jpg' })).body;
  };
  const uploads = () => readdirSync(t.app.config.uploadsDir).sort();
  const stored = () => readdirSync(join(backupsDir(), 'files'));

  it('are kept once, however many backups they belong to', async () => {
    await addPicture();
    const first = await create();
    const count = stored().length;
    expect(count).toBe(uploads().length);
    const second = await create();
    expect(stored()).toHaveLength(count);
    await t.rest('DELETE', `/backup/${first}`, { token: admin.token });
    expect(stored()).toHaveLength(count);
    await t.rest('DELETE', `/backup/${second}`, { token: admin.token });
    expect(stored()).toHaveLength(0);
  });

  it('come back with their bytes, where they had been deleted', async () => {
    const { id: mediaId, fileName } = await addPicture();
    const before = uploads();
    const bytes = statSync(join(t.app.config.uploadsDir, fileName)).size;
    const id = await create();
    await t.rest('DELETE', `/media/${mediaId}`, { token: admin.token });
    expect(uploads()).toEqual([]);
    expect((await restore(id)).status).toBe(200);
    expect(uploads()).toEqual(before);
    expect(statSync(join(t.app.config.uploadsDir, fileName)).size).toBe(bytes);
    expect((await t.server.inject({ url: `/uploads/${fileName}` })).statusCode).toBe(200);
  });

  it('that are nowhere any more keep a backup from being restored', async () => {
    const { id: mediaId, fileName } = await addPicture();
    const id = await create();
    await t.rest('DELETE', `/media/${mediaId}`, { token: admin.token });
    rmSync(join(backupsDir(), 'files'), { recursive: true });
    expect((await restore(id)).body).toMatchObject({
      code: 'BACKUP_INVALID',
      error: expect.stringContaining('mancano'),
    });
    expect(existsSync(join(t.app.config.uploadsDir, fileName))).toBe(false);
    expect((await t.rest('GET', '/media', { token: admin.token })).body).toEqual([]);
  });

  it('that are deleted while a backup reads them go when it is done', async () => {
    const { id } = await addPicture();
    const before = uploads();
    deletionHold(t.app).begin();
    await t.rest('DELETE', `/media/${id}`, { token: admin.token });
    expect(uploads()).toEqual(before);
    expect(deletionHold(t.app).end().sort()).toEqual(before);
  });
});
