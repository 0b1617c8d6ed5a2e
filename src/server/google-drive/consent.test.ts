import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agree, giveConsent, redirectUrl } from '#tests/support/drive/give-consent.ts';
import { reasonOf, startDrive, type TestDrive } from '#tests/support/drive/start-drive.ts';
import type { DriveStorage } from './drive-storage.ts';

let drive: TestDrive;
let storage: DriveStorage;
beforeEach(async () => {
  drive = await startDrive({ isConnected: false });
  storage = drive.storage;
});
afterEach(() => drive.close());

describe('connecting an account', () => {
  it('asks for own files only, for good, with a proof', () => {
    const { url, state, verifier } = storage.consent.begin(redirectUrl);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      scope: 'https://www.googleapis.com/auth/drive.file',
      access_type: 'offline',
      prompt: 'consent',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: redirectUrl,
      state,
    });
    expect(url).not.toContain(verifier);
    expect(storage.consent.begin(redirectUrl).state).not.toBe(state);
  });

  it('keeps the consent beside the database, for the site only', async () => {
    expect(await storage.state()).toBe('unconnected');
    expect(await reasonOf(storage.list())).toBe('unconnected');
    await giveConsent(storage);
    expect(await storage.state()).toBe('connected');
    expect(statSync(drive.tokenFile).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(drive.tokenFile))).toHaveLength(1);
    const uploaded = await storage.upload(drive.file(10));
    expect(await drive.open().list()).toEqual([uploaded]);
  });

  it('fails for a wrong proof and for a code that was used, and changes nothing', async () => {
    const answer = await agree(storage);
    const forged = storage.consent.connect({ ...answer, verifier: 'another' });
    expect(await reasonOf(forged)).toBe('expired');
    expect(await reasonOf(storage.consent.connect(answer))).toBe('expired');
    expect(await storage.state()).toBe('unconnected');
    expect(existsSync(drive.tokenFile)).toBe(false);
  });

  it('stays ended after a restart, until it is given again', async () => {
    await giveConsent(storage);
    drive.server.refuseRefreshTokens();
    expect(await reasonOf(storage.list())).toBe('expired');
    expect(await drive.open().state()).toBe('expired');
    await giveConsent(storage);
    expect(await storage.state()).toBe('connected');
    expect(await storage.list()).toEqual([]);
  });

  it('is valid for one client; a damaged file is not valid', async () => {
    await giveConsent(storage);
    expect(await drive.open({ GOOGLE_DRIVE_CLIENT_ID: 'other' }).state()).toBe('unconnected');
    writeFileSync(drive.tokenFile, readFileSync(drive.tokenFile).subarray(0, 20));
    expect(await storage.state()).toBe('unconnected');
  });
});

describe('a folder that a person made', () => {
  const folder = { GOOGLE_DRIVE_FOLDER_ID: 'shared-folder' };
  beforeEach(() => drive.server.addFolder('shared-folder', 'shared-drive'));

  it('holds the backups, on a shared drive too, once the account lets the site see it', async () => {
    const shared = drive.open(folder);
    await giveConsent(shared);
    const uploaded = await shared.upload(drive.file(100));
    expect(await shared.list()).toEqual([uploaded]);
    expect(drive.server.files().at(-1)).toMatchObject({
      driveId: 'shared-drive',
      parents: ['shared-folder'],
    });
    await shared.download(uploaded, drive.path('down'));
    expect(statSync(drive.path('down')).size).toBe(100);
    await shared.delete(uploaded);
    expect(await shared.list()).toEqual([]);
  });

  it('is denied to a consent for own files', async () => {
    await giveConsent(storage);
    expect(await reasonOf(drive.open(folder).upload(drive.file(1)))).toBe('denied');
  });
});

describe('credentials of earlier versions in the settings', () => {
  it('are named until an account is connected, which then sees the same backups', async () => {
    await giveConsent(storage);
    const uploaded = await storage.upload(drive.file(10));
    await storage.consent.disconnect();
    const updated = drive.open({ GOOGLE_DRIVE_REFRESH_TOKEN: '1//0g' });
    expect(await updated.state()).toBe('unconnected');
    expect(await updated.problem()).toContain('collegalo una volta in Copie di sicurezza');
    await giveConsent(updated);
    expect(await updated.problem()).toBeNull();
    expect(await updated.list()).toEqual([uploaded]);
  });

  it('of a service account lead to a consent that sees the account’s files', async () => {
    drive.server.addFolder('shared-folder', 'shared-drive');
    const account = {
      GOOGLE_SERVICE_ACCOUNT_FILE: 'key.json',
      GOOGLE_DRIVE_FOLDER_ID: 'shared-folder',
    };
    const noClient = { GOOGLE_DRIVE_CLIENT_ID: '', GOOGLE_DRIVE_CLIENT_SECRET: '' };
    const updated = drive.open({ ...account, ...noClient });
    expect(await updated.state()).toBe('unset');
    expect(await updated.problem()).toContain('con lo stesso progetto Google');

    const connected = drive.open(account);
    await giveConsent(connected);
    const uploaded = await connected.upload(drive.file(10));
    for (const file of drive.server.files()) file.isOwn = false;
    expect(await connected.list()).toEqual([uploaded]);
    await connected.download(uploaded, drive.path('down'));
  });
});

describe('disconnecting an account', () => {
  it('ends the consent at Google too', async () => {
    await giveConsent(storage);
    await storage.list();
    await storage.consent.disconnect();
    expect(await storage.state()).toBe('unconnected');
    expect(existsSync(drive.tokenFile)).toBe(false);
    expect(drive.server.calls()).toContain('revoke');
    expect(await reasonOf(storage.list())).toBe('unconnected');
  });

  it('succeeds though Google does not answer, and though nothing is connected', async () => {
    await giveConsent(storage);
    drive.server.fail('revoke', { kind: 'reset' });
    await storage.consent.disconnect();
    await storage.consent.disconnect();
    expect(await storage.state()).toBe('unconnected');
  });
});
