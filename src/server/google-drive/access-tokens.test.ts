import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '#tests/support/drive/faults.ts';
import { reasonOf, startDrive, type TestDrive } from '#tests/support/drive/start-drive.ts';

let drive: TestDrive;
beforeEach(async () => {
  drive = await startDrive();
});
afterEach(() => drive.close());

describe('an access token', () => {
  it('is requested once for concurrent callers', async () => {
    await Promise.all([1, 2, 3, 4].map(() => drive.storage.list()));
    await drive.storage.list();
    expect(drive.count('token')).toBe(1);
  });

  it('is replaced a minute before it ends', async () => {
    await drive.storage.list();
    drive.clock.set('2026-05-20T10:58:50Z');
    await drive.storage.list();
    expect(drive.count('token')).toBe(1);
    drive.clock.set('2026-05-20T10:59:00Z');
    await drive.storage.list();
    expect(drive.count('token')).toBe(2);
  });

  it('is replaced once when Drive no longer accepts it', async () => {
    await drive.storage.list();
    drive.server.expireAccessTokens();
    await Promise.all([1, 2, 3].map(() => drive.storage.list()));
    expect(drive.count('token')).toBe(2);
  });

  it('that is refused while it is new is a denial', async () => {
    drive.server.fail('list', answers(401), { times: 2 });
    expect(await reasonOf(drive.storage.list())).toBe('denied');
  });

  it.each([500, 429])('is requested again after %i', async (status) => {
    drive.server.fail('token', answers(status), { times: 4 });
    await drive.storage.list();
    expect(drive.count('token')).toBe(5);
  });

  it('stops a cancelled caller’s wait, not that of the others', async () => {
    const cancelling = new AbortController();
    const others = drive.storage.list();
    const cancelled = drive.storage.list('content', { signal: cancelling.signal });
    cancelling.abort();
    expect(await reasonOf(cancelled)).toBe('cancelled');
    expect(await others).toEqual([]);
    expect(drive.count('token')).toBe(1);
  });
});

describe('a consent', () => {
  it('that has ended is reported until it is valid again', async () => {
    expect(await drive.storage.state()).toBe('connected');
    drive.server.refuseRefreshTokens();
    expect(await reasonOf(drive.storage.list())).toBe('expired');
    expect(await drive.storage.state()).toBe('expired');
    expect(drive.count('token')).toBe(1);
  });

  it('is denied to a client with a wrong secret', async () => {
    const stranger = drive.open({ GOOGLE_DRIVE_CLIENT_SECRET: 'GOCSPX-wrong' });
    expect(await reasonOf(stranger.list())).toBe('denied');
    expect(await stranger.state()).toBe('connected');
  });

  it('does not exist without settings', async () => {
    const nowhere = drive.open({
      GOOGLE_DRIVE_CLIENT_ID: '',
      GOOGLE_DRIVE_CLIENT_SECRET: '',
    });
    expect(await nowhere.state()).toBe('unset');
    expect(await reasonOf(nowhere.list())).toBe('unset');
    expect(() => nowhere.consent.begin('https://casa.example')).toThrow('non è configurato');
    expect(drive.count('token')).toBe(0);
  });
});
