import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, quotaFull, tooFast } from '#tests/support/drive/faults.ts';
import { reasonOf, startDrive, type TestDrive } from '#tests/support/drive/start-drive.ts';
import { driveErrorMessages } from './drive-error.ts';

let drive: TestDrive;
beforeEach(async () => {
  drive = await startDrive();
});
afterEach(() => drive.close());

const namesOf = (files: { name: string }[]): string[] => files.map(({ name }) => name);

describe('the list', () => {
  it('has all pages, newest first, by kind', async () => {
    drive.server.limits.pageSize = 2;
    const names: string[] = [];
    for (const day of [1, 2, 3, 4, 5]) {
      drive.clock.set(`2026-05-0${day}T03:00:00Z`);
      const kind = day === 2 ? 'content' : 'snapshot';
      names.unshift((await drive.storage.upload(drive.file(10, kind))).name);
    }
    expect(namesOf(await drive.storage.list())).toEqual(names);
    expect(drive.count('list')).toBeGreaterThanOrEqual(3);
    expect(namesOf(await drive.storage.list('content'))).toEqual([names[3]]);
    expect(await drive.storage.list('snapshot')).toHaveLength(4);
  });

  it('leaves out unfinished, trashed and changed files', async () => {
    const [kept, binned, changed, unmarked] = await Promise.all(
      [1, 2, 3, 4].map((bytes) => drive.storage.upload(drive.file(bytes))),
    );
    for (const file of drive.server.files()) {
      if (file.id === binned?.id) file.trashed = true;
      if (file.id === changed?.id) file.sha256Checksum = 'f'.repeat(64);
      if (file.id === unmarked?.id) file.appProperties.state = 'part';
    }
    expect(await drive.storage.list()).toEqual([kept]);
  });

  it('remembers the reason of its failure for a person', async () => {
    drive.server.fail('list', answers(500), { times: 5 });
    expect(await reasonOf(drive.storage.list())).toBe('unreachable');
    expect(await drive.storage.problem()).toBe(driveErrorMessages.unreachable);
    await drive.storage.list();
    expect(await drive.storage.problem()).toBeNull();
  });
});

describe('the folder', () => {
  it('is made once, also by uploads at the same time, and found again by another process', async () => {
    await Promise.all([1, 2, 3].map((bytes) => drive.storage.upload(drive.file(bytes))));
    const later = drive.open();
    await later.upload(drive.file(4));
    const folders = drive.server.files().filter(({ size }) => size === undefined);
    expect(namesOf(folders)).toEqual(['Backup del sito']);
    const parents = drive.server.files().flatMap((file) => (file.size ? file.parents : []));
    expect(new Set(parents)).toEqual(new Set([folders[0]?.id]));
  });

  it('is created again after it was deleted', async () => {
    await drive.storage.upload(drive.file(1));
    const folder = drive.server.files().find(({ size }) => size === undefined);
    drive.server.remove(folder?.id ?? '');
    await drive.storage.upload(drive.file(2));
    expect(await drive.storage.list()).toHaveLength(2);
  });
});

describe('deleting', () => {
  it('works, and succeeds for a file that is already gone', async () => {
    const file = await drive.storage.upload(drive.file(1));
    await drive.storage.delete(file);
    await drive.storage.delete(file);
    expect(await drive.storage.list()).toEqual([]);
  });

  it('succeeds though the answer was lost', async () => {
    const file = await drive.storage.upload(drive.file(1));
    drive.server.fail('delete', { kind: 'lose' });
    await drive.storage.delete(file);
    expect(await drive.storage.list()).toEqual([]);
  });

  it('trashes files that it may not delete for good', async () => {
    const file = await drive.storage.upload(drive.file(1));
    drive.server.limits.mayDelete = false;
    await drive.storage.delete(file);
    expect(await drive.storage.list()).toEqual([]);
    expect(drive.server.files().find(({ id }) => id === file.id)?.trashed).toBe(true);
  });
});

it('sweeps unfinished uploads older than a day, and nothing else', async () => {
  drive.server.fail('update', answers(503), { times: 5 });
  await reasonOf(drive.storage.upload(drive.file(1)));
  const whole = await drive.storage.upload(drive.file(2));
  expect(await drive.storage.sweep()).toBe(0);
  drive.clock.set('2026-05-21T11:00:00Z');
  drive.server.fail('update', answers(503), { times: 5 });
  await reasonOf(drive.storage.upload(drive.file(3)));
  expect(await drive.storage.sweep()).toBe(1);
  expect(await drive.storage.list()).toEqual([whole]);
  expect(drive.server.files().map(({ size }) => size)).toEqual([undefined, '2', '3']);
});

describe('a refusal by Drive', () => {
  it.each([
    ['a full Drive', quotaFull, 'quota', 1],
    ['a plain 403', { kind: 'answer', status: 403, reason: 'forbidden' }, 'denied', 1],
    ['a bad request', { kind: 'answer', status: 400, reason: 'invalid' }, 'denied', 1],
    ['a 403 for its rate', tooFast, 'rate', 5],
    ['429', answers(429), 'rate', 5],
    ['500', answers(500), 'unreachable', 5],
    ['503', answers(503), 'unreachable', 5],
    ['a reset', { kind: 'reset' }, 'unreachable', 5],
  ] as const)('%s', async (_name, fault, reason, tries) => {
    drive.server.fail('whole', fault, { times: 100 });
    expect(await reasonOf(drive.storage.upload(drive.file(1)))).toBe(reason);
    expect(drive.count('whole')).toBe(tries);
    drive.server.recover();
    await drive.storage.upload(drive.file(2));
  });

  it('is retried with growing delays, and after the delay that Drive names', async () => {
    drive.server.fail('whole', answers(503), { times: 3 });
    drive.server.fail('whole', answers(429, '90'), { nth: 4 });
    await drive.storage.upload(drive.file(1));
    const [first = 0, second = 0, third = 0, fourth = 0] = drive.waits;
    expect(first).toBeGreaterThanOrEqual(500);
    expect(first).toBeLessThanOrEqual(1000);
    expect(second).toBeGreaterThanOrEqual(1000);
    expect(third).toBeGreaterThanOrEqual(2000);
    expect(fourth).toBe(90_000);
  });

  it('is not retried if Drive names an hour', async () => {
    drive.server.fail('whole', answers(503, '3600'));
    expect(await reasonOf(drive.storage.upload(drive.file(1)))).toBe('unreachable');
    expect(drive.waits).toEqual([]);
  });
});

describe('a server that is not there', () => {
  it('is unreachable', async () => {
    await drive.storage.list();
    await drive.server.close();
    expect(await reasonOf(drive.storage.list())).toBe('unreachable');
  });

  it('is given up after a silence', async () => {
    const impatient = drive.open({}, { silenceMs: 50 });
    drive.server.fail('list', { kind: 'hang' }, { times: 5 });
    expect(await reasonOf(impatient.list())).toBe('unreachable');
    expect(drive.count('list')).toBe(5);
  });

  it('stops at once when cancelled, during a request and before it', async () => {
    const cancelling = new AbortController();
    drive.server.fail('list', { kind: 'hang' });
    const list = drive.storage.list('snapshot', { signal: cancelling.signal });
    setTimeout(() => cancelling.abort(), 50);
    expect(await reasonOf(list)).toBe('cancelled');
    expect(await reasonOf(drive.storage.list('content', { signal: cancelling.signal }))).toBe(
      'cancelled',
    );
    expect(await drive.storage.problem()).toBeNull();
  });
});

it('never names a token or a secret in an error', async () => {
  const { GOOGLE_DRIVE_CLIENT_SECRET = '' } = drive.server.settings;
  const thrown: unknown[] = [];
  const failures = [answers(500), answers(401), quotaFull, { kind: 'reset' }] as const;
  const storage = drive.open({}, { wholeBytes: 1 });
  for (const fault of failures) {
    for (const call of ['token', 'list', 'whole', 'start', 'chunk'] as const) {
      drive.server.expireAccessTokens();
      drive.server.fail(call, fault, { times: 100 });
      for (const bytes of [1, 2]) {
        await storage.upload(drive.file(bytes)).catch((error: unknown) => thrown.push(error));
      }
      await storage.list().catch((error: unknown) => thrown.push(error));
      drive.server.recover();
    }
  }
  expect(thrown.length).toBeGreaterThan(20);
  for (const error of thrown) {
    const text = JSON.stringify(error) + String(error) + (error as Error).stack;
    expect(text).not.toMatch(/ya29|1\/\/|upload_id/);
    expect(text).not.toContain(GOOGLE_DRIVE_CLIENT_SECRET);
  }
});
