import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { quotaFull } from '#tests/support/drive/faults.ts';
import { giveConsent } from '#tests/support/drive/give-consent.ts';
import { startDriveServer, type TestDriveServer } from '#tests/support/drive-server.ts';
import { makeUser } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';
import { keepBackups } from './scheduled-backups.service.ts';

const ALWAYS = { times: Number.POSITIVE_INFINITY };

let drive: TestDriveServer;
let t: TestApp;
let token: string;
beforeEach(async () => {
  drive = await startDriveServer();
  t = await createTestApp({ settings: drive.settings });
  await giveConsent(t.app.drive);
  token = (await makeUser(t.app, 'ADMIN')).token;
  const bytes = await picture('jpeg', { width: 1200, height: 800 });
  await upload(t, token, { bytes, fileName: 'mare.jpg' });
});
afterEach(async () => {
  await t?.close();
  await drive?.close();
});

const create = (method: string) => t.rest('POST', '/backup/create', { token, body: { method } });
const list = async () => (await t.rest('GET', '/backup/list', { token })).body;
const local = () => readdirSync(t.app.config.backupsDir).filter((name) => name.endsWith('.sqlite'));

it('is stored on both sides, on Drive alone, or here alone, as chosen', async () => {
  for (const method of ['both', 'drive', 'local']) {
    expect((await create(method)).status).toBe(201);
    t.clock.set(new Date(t.clock.now().getTime() + 60_000).toISOString());
  }
  const locations = (await list()).map(({ location }: { location: string }) => location);
  expect(locations).toEqual(['local', 'drive', 'both']);
  expect(local()).toHaveLength(2);
});

it('sends each of its uploads once', async () => {
  await create('both');
  const before = drive.files().length;
  await create('both');
  expect(drive.files()).toHaveLength(before + 1);
});

it('comes back from Drive to a machine that has lost everything', async () => {
  const { id } = (await create('drive')).body;
  const name = (await t.rest('GET', '/homepage')).body.siteName;
  await t.rest('PUT', '/homepage', { token, body: { siteName: 'Cambiata' } });
  const uploads = readdirSync(t.app.config.uploadsDir).sort();
  rmSync(t.app.config.backupsDir, { recursive: true });
  for (const file of uploads) rmSync(join(t.app.config.uploadsDir, file));

  const restored = await t.rest('POST', `/backup/${id}/restore`, { token });
  expect(restored.body).toMatchObject({ message: 'Ripristino completato con successo!' });
  expect((await t.rest('GET', '/homepage')).body.siteName).toBe(name);
  expect(readdirSync(t.app.config.uploadsDir).sort()).toEqual(uploads);
});

it('is deleted on both sides', async () => {
  const { id } = (await create('both')).body;
  expect((await t.rest('DELETE', `/backup/${id}`, { token })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(local()).toEqual([]);
});

describe('when Drive fails', () => {
  it.each([
    ['the space is used up', { kind: 'answer', status: 403, reason: 'storageQuotaExceeded' }],
    ['the consent is withdrawn', { kind: 'answer', status: 401 }],
  ] as const)('because %s, the copy here stays and is sent later', async (_why, fault) => {
    drive.fail('whole', fault, ALWAYS);
    if (fault.status === 401) drive.refuseRefreshTokens();
    const failed = await create('both');
    expect(failed).toMatchObject({ status: 503, body: { code: 'DRIVE_UNAVAILABLE' } });
    expect(failed.body.error).toContain('Il backup è rimasto su questo server.');
    expect(local()).toHaveLength(1);
    expect(drive.files().filter(({ name }) => name.endsWith('.sqlite'))).toEqual([]);
  });

  it('the next round sends pending files, and administrators got a mail about the failed night', async () => {
    await keepBackups(t.app);
    drive.fail('whole', quotaFull, ALWAYS);
    t.clock.set('2026-05-21T02:00:00.000Z');
    await keepBackups(t.app);
    expect(local()).toHaveLength(1);
    const status = (await t.rest('GET', '/backup/status', { token })).body;
    expect(status.lastFailure.message).toContain('Lo spazio su Google Drive è finito');
    const mails = await t.app.database
      .selectFrom('outboxMails')
      .select('kind')
      .where('kind', '=', 'backup-failed')
      .execute();
    expect(mails).toHaveLength(1);

    drive.recover();
    t.clock.set('2026-05-21T03:30:00.000Z');
    await keepBackups(t.app);
    expect((await list()).map(({ location }: { location: string }) => location)).toContain('both');
    const after = (await t.rest('GET', '/backup/status', { token })).body;
    expect(after.lastFailure).toBeNull();
    expect(after.lastProvenAt).not.toBeNull();
  });

  it('the backups here are listed all the same, with a word about Drive', async () => {
    await create('both');
    drive.fail(
      'list',
      { kind: 'answer', status: 403, reason: 'insufficientFilePermissions' },
      ALWAYS,
    );
    expect((await list()).map(({ location }: { location: string }) => location)).toEqual(['local']);
    const { drive: told } = (await t.rest('GET', '/backup/status', { token })).body;
    expect(told.problem).toContain('Google Drive nega');
  });
});

describe('an account', () => {
  beforeEach(() => t.app.drive.consent.disconnect());
  const told = async () => (await t.rest('GET', '/backup/status', { token })).body.drive;
  const consent = async (): Promise<URL> => {
    const { body } = await t.rest('POST', '/backup/drive/connect', { token });
    const answer = await fetch(body.url, { redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  };
  const comeBack = async ({ pathname, search }: URL) =>
    (await t.server.inject({ url: `${pathname}${search}` })).headers.location;

  it('gives consent, is connected, and can be disconnected', async () => {
    expect(await told()).toEqual({ state: 'unconnected', problem: null });
    const back = await consent();
    expect(back.pathname).toBe('/api/backup/drive/callback');
    expect(await comeBack(back)).toBe('/admin/backup?drive=connected');
    expect(await told()).toEqual({ state: 'connected', problem: null });
    expect(await comeBack(back)).toBe('/admin/backup?drive=failed');
    await t.rest('DELETE', '/backup/drive', { token });
    expect((await told()).state).toBe('unconnected');
  });

  it('is not connected by an unrequested answer', async () => {
    const back = await consent();
    back.searchParams.set('state', 'anything');
    expect(await comeBack(back)).toBe('/admin/backup?drive=failed');
    expect((await told()).state).toBe('unconnected');
  });

  it('may say no', async () => {
    const back = await consent();
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(await comeBack(back)).toBe('/admin/backup?drive=refused');
  });
});

it('tells administrators of a site with the credentials of earlier versions to connect once', async () => {
  const settings = { ...drive.settings, GOOGLE_DRIVE_REFRESH_TOKEN: '1//0g' };
  const updated = await createTestApp({ settings });
  try {
    const admin = (await makeUser(updated.app, 'ADMIN')).token;
    const status = async () => (await updated.rest('GET', '/backup/status', { token: admin })).body;
    const sentence = /collegalo una volta in Copie di sicurezza/;
    expect((await status()).drive).toEqual({
      state: 'unconnected',
      problem: expect.stringMatching(sentence),
    });
    await keepBackups(updated.app);
    updated.clock.set('2026-05-21T02:00:00.000Z');
    await keepBackups(updated.app);
    expect((await status()).lastFailure.message).toMatch(sentence);

    await giveConsent(updated.app.drive);
    updated.clock.set('2026-05-22T02:00:00.000Z');
    await keepBackups(updated.app);
    expect(await status()).toMatchObject({ lastFailure: null, drive: { problem: null } });
    const { body } = await updated.rest('GET', '/backup/list', { token: admin });
    expect(body[0].location).toBe('both');
  } finally {
    await updated.close();
  }
});
