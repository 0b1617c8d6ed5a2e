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

const CHUNK = 256 * KIB;

let drive: TestDrive;
let small: DriveStorage;
beforeEach(async () => {
  drive = await startDrive();
  small = openSmall();
});
afterEach(() => drive.close());

/** Uses small chunks, so that a small file takes several. */
const openSmall = (silenceMs = 5000): DriveStorage =>
  drive.open(
    { GOOGLE_DRIVE_REFRESH_TOKEN: drive.server.newRefreshToken() },
    { chunkBytes: CHUNK, silenceMs },
  );

const filesOnDrive = () => drive.server.files().filter(({ size }) => size !== undefined);

/** The server holds exactly this file, complete and marked, and nothing else. */
const expectWhole = (file: TestFile): void => {
  const [stored, ...others] = filesOnDrive();
  expect(others).toEqual([]);
  expect(stored?.appProperties).toMatchObject({ state: 'whole', sha256: file.sha256 });
  expect(drive.server.contentOf(stored?.id ?? '').equals(file.bytes)).toBe(true);
};

const count = (call: string): number => drive.server.calls().filter((made) => made === call).length;

describe('an upload', () => {
  it('goes in chunks, is read back, and only then marked', async () => {
    const file = drive.file(20 * MIB);
    const uploaded = await drive.storage.upload({ ...file, properties: { filesCount: '3' } });
    expect(uploaded).toMatchObject({
      name: file.name,
      kind: 'snapshot',
      sha256: file.sha256,
      sizeBytes: file.sizeBytes,
      properties: { filesCount: '3' },
    });
    expectWhole(file);
    expect(drive.server.calls().slice(-6)).toEqual([
      'start',
      'chunk',
      'chunk',
      'chunk',
      'get',
      'update',
    ]);
    expect(await drive.storage.list()).toEqual([uploaded]);
  });

  it('tells how far it is', async () => {
    const file = drive.file(9 * MIB);
    const seen: number[] = [];
    await drive.storage.upload(file, { onProgress: (bytes) => seen.push(bytes) });
    expect(seen.length).toBeGreaterThan(100);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(file.sizeBytes);
  });

  it('goes on where the connection broke in the middle of a chunk', async () => {
    const file = drive.file(20 * MIB);
    drive.server.fail('chunk', { kind: 'reset' }, { nth: 2 });
    await drive.storage.upload(file);
    expectWhole(file);
    // 8 MiB, then 4 of 8 arrive, then the rest in one chunk.
    expect(drive.server.calls().filter((call) => /^(chunk|ask)$/.test(call))).toEqual([
      'chunk',
      'chunk',
      'ask',
      'chunk',
    ]);
  });

  it.each([0, 1, CHUNK])('takes a file of %i bytes', async (sizeBytes) => {
    const file = drive.file(sizeBytes, 'content');
    await small.upload(file);
    expectWhole(file);
  });

  it.each([
    ['500', answers(500)],
    ['503', answers(503)],
    ['429', answers(429)],
    ['403 for its rate', tooFast],
    ['a lost answer', { kind: 'lose' }],
    ['half a chunk taken', { kind: 'cut' }],
  ] as const)('goes on after %s, on the last chunk too', async (_name, fault) => {
    const file = drive.file(CHUNK + 1);
    drive.server.fail('chunk', fault, { nth: 1 });
    drive.server.fail('chunk', fault, { nth: 3 });
    await small.upload(file);
    expectWhole(file);
    expect(count('start')).toBe(1);
  });

  it('goes on after a silence', async () => {
    const file = drive.file(CHUNK + 1);
    const impatient = openSmall(200);
    drive.server.fail('chunk', { kind: 'hang' });
    await impatient.upload(file);
    expectWhole(file);
  });

  it('survives an access token that ends in the middle', async () => {
    const file = drive.file(CHUNK + 1);
    drive.server.fail('chunk', answers(401), { nth: 2 });
    await small.upload(file);
    expectWhole(file);
    expect(count('token')).toBe(2);
  });

  it.each([404, 410])('begins anew when Drive forgot it (%i)', async (status) => {
    const file = drive.file(CHUNK + 1);
    drive.server.fail('chunk', answers(status), { nth: 2 });
    await small.upload(file);
    expectWhole(file);
    expect(count('start')).toBe(2);
  });

  it('gives up when Drive forgets it each time', async () => {
    drive.server.fail('chunk', answers(404), { times: 100 });
    expect(await reasonOf(small.upload(drive.file(10)))).toBe('gone');
    expect(count('start')).toBe(5);
  });

  it('gives up after five failures in a row, and no sooner', async () => {
    drive.server.fail('chunk', answers(503), { times: 100 });
    expect(await reasonOf(small.upload(drive.file(10)))).toBe('unreachable');
    expect(drive.waits).toHaveLength(4);
    expect(filesOnDrive()).toEqual([]);
  });

  it('counts from the beginning when a chunk has arrived', async () => {
    const file = drive.file(4 * CHUNK);
    for (const nth of [1, 3, 5, 7]) {
      drive.server.fail('chunk', answers(503), { nth });
      drive.server.fail('ask', answers(503), { nth });
    }
    await small.upload(file);
    expectWhole(file);
  });

  it('deletes what arrived wrong, and says so', async () => {
    drive.server.fail('get', { kind: 'lie' });
    expect(await reasonOf(small.upload(drive.file(10)))).toBe('corrupt');
    expect(filesOnDrive()).toEqual([]);
  });

  it('is not marked when it cannot be read back', async () => {
    drive.server.fail('get', answers(500), { times: 100 });
    expect(await reasonOf(small.upload(drive.file(10)))).toBe('unreachable');
    expect(await drive.storage.list()).toEqual([]);
  });

  it('refuses a file that is not what it is said to be', async () => {
    const file = { ...drive.file(10), sha256: 'a'.repeat(64) };
    expect(await reasonOf(small.upload(file))).toBe('corrupt');
    expect(filesOnDrive()).toEqual([]);
  });

  it('compares the older checksum where Drive tells no newer one', async () => {
    drive.server.limits.hasSha256 = false;
    const file = drive.file(10);
    await small.upload(file);
    expectWhole(file);
  });

  it('refuses a file that becomes shorter on the way', async () => {
    const file = { ...drive.file(CHUNK), sizeBytes: CHUNK + 1 };
    expect(await reasonOf(small.upload(file))).toBe('corrupt');
    expect(filesOnDrive()).toEqual([]);
    expect(drive.waits).toEqual([]);
  });

  it('throws what is wrong on this machine as it is', async () => {
    const missing = { ...drive.file(1), path: drive.path('missing') };
    await expect(small.upload(missing)).rejects.toMatchObject({ code: 'ENOENT' });
    const folder = { ...drive.file(10), path: drive.path('.') };
    await expect(small.upload(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('ends at once when it is cancelled, and leaves nothing that a list shows', async () => {
    const cancelling = new AbortController();
    drive.server.fail('chunk', { kind: 'hang' }, { nth: 2 });
    const upload = small.upload(drive.file(3 * CHUNK), {
      signal: cancelling.signal,
      onProgress: (bytes) => {
        if (bytes > CHUNK) cancelling.abort();
      },
    });
    expect(await reasonOf(upload)).toBe('cancelled');
    expect(await drive.storage.list()).toEqual([]);
    expect(drive.waits).toEqual([]);
  });
});
