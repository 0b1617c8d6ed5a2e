import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, tooFast } from '#tests/support/drive/faults.ts';
import {
  KIB,
  MIB,
  reasonOf,
  startDrive,
  type TestDrive,
  type TestFile,
} from '#tests/support/drive/start-drive.ts';
import type { DriveStorage } from './drive-storage.ts';

/** Drive keeps what arrives in a session in steps of this size. */
const STEP = 256 * KIB;

let drive: TestDrive;
/** Opens an upload session for every file but an empty one. */
let resumable: DriveStorage;
beforeEach(async () => {
  drive = await startDrive();
  resumable = drive.open({}, { wholeBytes: 0 });
});
afterEach(() => drive.close());

const filesOnDrive = () => drive.server.files().filter(({ size }) => size !== undefined);

/** The server holds exactly this file, complete and marked, and no other that a list shows. */
const expectWhole = (file: TestFile): void => {
  const [stored, ...others] = filesOnDrive().filter(
    ({ appProperties }) => appProperties.state === 'whole',
  );
  expect(others).toEqual([]);
  expect(stored?.appProperties).toMatchObject({ sha256: file.sha256 });
  expect(drive.server.contentOf(stored?.id ?? '').equals(file.bytes)).toBe(true);
};

const uploadCalls = () =>
  drive.server.calls().filter((call) => /^(whole|start|chunk|ask|update)$/.test(call));

describe('an upload', () => {
  it.each([0, 1, 5_000_000])(
    'of %i bytes is one request, verified and then marked',
    async (size) => {
      const file = drive.file(size);
      const uploaded = await drive.storage.upload({ ...file, properties: { filesCount: '3' } });
      expect(uploaded).toMatchObject({
        name: file.name,
        kind: 'snapshot',
        sha256: file.sha256,
        sizeBytes: file.sizeBytes,
        properties: { filesCount: '3' },
      });
      expectWhole(file);
      expect(uploadCalls()).toEqual(['whole', 'update']);
      expect(await drive.storage.list()).toEqual([uploaded]);
    },
  );

  it('of a longer file is a session', async () => {
    const file = drive.file(5_000_001, 'content');
    await drive.storage.upload(file);
    expectWhole(file);
    expect(uploadCalls()).toEqual(['start', 'chunk', 'update']);
  });

  it.each([STEP, 2 * MIB])('reports its progress, for a file of %i bytes', async (sizeBytes) => {
    const seen: number[] = [];
    const storage = drive.open({}, { wholeBytes: STEP });
    await storage.upload(drive.file(sizeBytes), { onProgress: (bytes) => seen.push(bytes) });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(sizeBytes);
  });
});

describe.each([
  ['in one request', 'whole', 5_000_000],
  ['in a session', 'chunk', 0],
] as const)('an upload %s', (_way, call, wholeBytes) => {
  const openWith = (silenceMs = 5000) => drive.open({}, { wholeBytes, silenceMs });

  it.each([
    ['500', answers(500)],
    ['429', answers(429)],
    ['403 for its rate', tooFast],
    ['401, with a new access token', answers(401)],
    ['a reset in the middle', { kind: 'reset' }],
    ['a lost answer', { kind: 'lose' }],
  ] as const)('arrives after %s', async (_name, fault) => {
    const file = drive.file(STEP + 1);
    drive.server.fail(call, fault);
    await openWith().upload(file);
    expectWhole(file);
  });

  it('arrives after a silence', async () => {
    const file = drive.file(STEP + 1);
    drive.server.fail(call, { kind: 'hang' });
    await openWith(50).upload(file);
    expectWhole(file);
  });

  it('gives up after five failures in a row, and no sooner', async () => {
    drive.server.fail(call, answers(503), { times: 100 });
    expect(await reasonOf(openWith().upload(drive.file(10)))).toBe('unreachable');
    expect(drive.waits).toHaveLength(4);
    expect(filesOnDrive()).toEqual([]);
  });

  it('deletes a file that arrived damaged, and says so', async () => {
    drive.server.fail(call, { kind: 'lie' });
    expect(await reasonOf(openWith().upload(drive.file(10)))).toBe('corrupt');
    expect(filesOnDrive()).toEqual([]);
  });

  it('refuses a file whose checksum is wrong', async () => {
    const file = { ...drive.file(10), sha256: 'a'.repeat(64) };
    expect(await reasonOf(openWith().upload(file))).toBe('corrupt');
    expect(filesOnDrive()).toEqual([]);
  });

  it('refuses a file that becomes shorter on the way', async () => {
    const file = { ...drive.file(STEP), sizeBytes: STEP + 1 };
    expect(await reasonOf(openWith().upload(file))).toBe('corrupt');
    expect(filesOnDrive()).toEqual([]);
    expect(drive.waits).toEqual([]);
  });

  it('compares MD5 if Drive sends no SHA-256', async () => {
    drive.server.limits.hasSha256 = false;
    const file = drive.file(10);
    await openWith().upload(file);
    expectWhole(file);
  });

  it('throws errors of this machine unchanged', async () => {
    const missing = { ...drive.file(1), path: drive.path('missing') };
    await expect(openWith().upload(missing)).rejects.toMatchObject({ code: 'ENOENT' });
    const folder = { ...drive.file(10), path: drive.path('.') };
    await expect(openWith().upload(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('ends at once when it is cancelled, and leaves nothing that a list shows', async () => {
    const cancelling = new AbortController();
    const upload = openWith().upload(drive.file(3 * STEP), {
      signal: cancelling.signal,
      onProgress: (bytes) => {
        if (bytes > STEP) cancelling.abort();
      },
    });
    expect(await reasonOf(upload)).toBe('cancelled');
    expect(await drive.storage.list()).toEqual([]);
    expect(drive.waits).toEqual([]);
  });
});

describe('an upload in one request', () => {
  it('whose answer was lost leaves a file that is swept a day later', async () => {
    drive.server.fail('whole', { kind: 'lose' });
    const uploaded = await drive.storage.upload(drive.file(10));
    expect(filesOnDrive()).toHaveLength(2);
    drive.clock.set('2026-05-21T11:00:00Z');
    expect(await drive.storage.sweep()).toBe(1);
    expect(filesOnDrive().map(({ id }) => id)).toEqual([uploaded.id]);
  });
});

describe('an upload in a session', () => {
  it('sends parts that fit in memory', async () => {
    const file = drive.file(8 * MIB + 1);
    await resumable.upload(file);
    expectWhole(file);
    expect(uploadCalls()).toEqual(['start', 'chunk', 'chunk', 'update']);
  });

  it('sends only the rest after the connection broke', async () => {
    const file = drive.file(2 * MIB);
    drive.server.fail('chunk', { kind: 'reset' });
    const seen: number[] = [];
    await resumable.upload(file, { onProgress: (bytes) => seen.push(bytes) });
    expectWhole(file);
    expect(uploadCalls()).toEqual(['start', 'chunk', 'ask', 'chunk', 'update']);
    expect(seen).toContain(MIB);
  });

  it('resumes where Drive kept only a part', async () => {
    const file = drive.file(2 * MIB);
    drive.server.fail('chunk', { kind: 'cut' }, { times: 2 });
    await resumable.upload(file);
    expectWhole(file);
    expect(uploadCalls()).toEqual(['start', 'chunk', 'chunk', 'chunk', 'update']);
  });

  it('counts failures anew when a part has arrived', async () => {
    const file = drive.file(8 * STEP);
    for (const nth of [1, 3, 5, 7]) {
      drive.server.fail('chunk', answers(503), { nth });
      drive.server.fail('chunk', { kind: 'cut' }, { nth: nth + 1 });
    }
    drive.server.fail('ask', answers(503), { nth: 1 });
    await resumable.upload(file);
    expectWhole(file);
    expect(drive.count('chunk')).toBeGreaterThan(5);
  });

  it.each([404, 410])('begins anew when Drive forgot it (%i)', async (status) => {
    const file = drive.file(STEP + 1);
    drive.server.fail('chunk', answers(status));
    await resumable.upload(file);
    expectWhole(file);
    expect(drive.count('start')).toBe(2);
  });

  it('gives up when Drive forgets it each time', async () => {
    drive.server.fail('chunk', answers(404), { times: 100 });
    expect(await reasonOf(resumable.upload(drive.file(10)))).toBe('gone');
    expect(drive.count('start')).toBe(5);
  });
});
