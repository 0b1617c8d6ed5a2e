import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reasonOf, startDrive, type TestDrive } from '#tests/support/drive/start-drive.ts';
import type { DriveStorage } from './drive-storage.ts';

const redirectUrl = 'https://casa.example/api/backup/drive/callback';

let drive: TestDrive;
let storage: DriveStorage;
beforeEach(async () => {
  drive = await startDrive();
  storage = drive.open();
});
afterEach(() => drive.close());

/** Agrees on Google's consent page. Returns the parameters of the redirect. */
const agree = async () => {
  const { url, state, verifier } = storage.consent.begin(redirectUrl);
  const page = await fetch(url, { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe(state);
  return { code: back.searchParams.get('code') ?? '', verifier, redirectUrl };
};

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
    expect(storage.isConnectedByHand).toBe(true);
    expect(await storage.state()).toBe('unconnected');
    expect(await reasonOf(storage.list())).toBe('unconnected');
    await storage.consent.connect(await agree());
    expect(await storage.state()).toBe('connected');
    expect(statSync(drive.tokenFile).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(drive.tokenFile))).toHaveLength(1);
    const uploaded = await storage.upload(drive.file(10));
    expect(await drive.open().list()).toEqual([uploaded]);
  });

  it('fails for a wrong proof and for a code that was used, and changes nothing', async () => {
    const answer = await agree();
    const forged = storage.consent.connect({ ...answer, verifier: 'another' });
    expect(await reasonOf(forged)).toBe('expired');
    expect(await reasonOf(storage.consent.connect(answer))).toBe('expired');
    expect(await storage.state()).toBe('unconnected');
    expect(existsSync(drive.tokenFile)).toBe(false);
  });

  it('is remembered to have ended, over a restart too, until it is done again', async () => {
    await storage.consent.connect(await agree());
    drive.server.refuseRefreshTokens();
    expect(await reasonOf(storage.list())).toBe('expired');
    expect(await drive.open().state()).toBe('expired');
    await storage.consent.connect(await agree());
    expect(await storage.state()).toBe('connected');
    expect(await storage.list()).toEqual([]);
  });

  it('counts for one client, and a damaged file for none', async () => {
    await storage.consent.connect(await agree());
    expect(await drive.open({ GOOGLE_DRIVE_CLIENT_ID: 'other' }).state()).toBe('unconnected');
    writeFileSync(drive.tokenFile, readFileSync(drive.tokenFile).subarray(0, 20));
    expect(await storage.state()).toBe('unconnected');
  });
});

describe('disconnecting an account', () => {
  it('ends the consent at Google too', async () => {
    await storage.consent.connect(await agree());
    await storage.list();
    await storage.consent.disconnect();
    expect(await storage.state()).toBe('unconnected');
    expect(existsSync(drive.tokenFile)).toBe(false);
    expect(drive.server.calls()).toContain('revoke');
    expect(await reasonOf(storage.list())).toBe('unconnected');
  });

  it('is done though Google does not answer, and though nothing is connected', async () => {
    await storage.consent.connect(await agree());
    drive.server.fail('revoke', { kind: 'reset' });
    await storage.consent.disconnect();
    await storage.consent.disconnect();
    expect(await storage.state()).toBe('unconnected');
  });
});
