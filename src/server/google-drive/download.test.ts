import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '#tests/support/drive/faults.ts';
import { MIB, reasonOf, startDrive, type TestDrive } from '#tests/support/drive/start-drive.ts';

let drive: TestDrive;
beforeEach(async () => {
  drive = await startDrive();
});
afterEach(() => drive.close());

const target = () => drive.path('down/copy.sqlite');

const expectNothingLeft = (): void => {
  expect(existsSync(target())).toBe(false);
  expect(readdirSync(drive.path('down'))).toEqual([]);
};

describe('a download', () => {
  it('stores the exact bytes, for the site only', async () => {
    const file = drive.file(MIB);
    const seen: number[] = [];
    const there = await drive.storage.upload(file);
    await drive.storage.download(there, target(), { onProgress: (bytes) => seen.push(bytes) });
    expect(readFileSync(target()).equals(file.bytes)).toBe(true);
    expect(statSync(target()).mode & 0o777).toBe(0o600);
    expect(seen.at(-1)).toBe(file.sizeBytes);
  });

  it('stores an empty file', async () => {
    await drive.storage.download(await drive.storage.upload(drive.file(0)), target());
    expect(statSync(target()).size).toBe(0);
  });

  it('resumes after a broken connection, and requests only the rest', async () => {
    const file = drive.file(4 * MIB);
    const there = await drive.storage.upload(file);
    drive.server.fail('media', { kind: 'reset' }, { times: 3 });
    const seen: number[] = [];
    await drive.storage.download(there, target(), { onProgress: (bytes) => seen.push(bytes) });
    expect(readFileSync(target()).equals(file.bytes)).toBe(true);
    expect(drive.count('media')).toBe(4);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it.each([500, 503, 429])('comes back after %i', async (status) => {
    const file = drive.file(MIB);
    const there = await drive.storage.upload(file);
    drive.server.fail('media', answers(status), { times: 4 });
    await drive.storage.download(there, target());
    expect(readFileSync(target()).equals(file.bytes)).toBe(true);
  });

  it('leaves nothing when it gives up', async () => {
    const there = await drive.storage.upload(drive.file(MIB));
    drive.server.fail('media', answers(503), { times: 100 });
    expect(await reasonOf(drive.storage.download(there, target()))).toBe('unreachable');
    expect(drive.count('media')).toBe(5);
    expectNothingLeft();
  });

  it('leaves nothing of a file whose content has changed', async () => {
    const there = await drive.storage.upload(drive.file(MIB));
    drive.server.fail('media', { kind: 'lie' });
    expect(await reasonOf(drive.storage.download(there, target()))).toBe('corrupt');
    expectNothingLeft();
  });

  it('leaves nothing of a file that is longer than it was', async () => {
    const there = await drive.storage.upload(drive.file(MIB));
    const shorter = { ...there, sizeBytes: MIB - 1 };
    expect(await reasonOf(drive.storage.download(shorter, target()))).toBe('corrupt');
    expectNothingLeft();
  });

  it('says that a file is gone', async () => {
    const there = await drive.storage.upload(drive.file(1));
    drive.server.remove(there.id);
    expect(await reasonOf(drive.storage.download(there, target()))).toBe('gone');
  });

  it('ends at once when it is cancelled', async () => {
    const there = await drive.storage.upload(drive.file(4 * MIB));
    const cancelling = new AbortController();
    const download = drive.storage.download(there, target(), {
      signal: cancelling.signal,
      onProgress: () => cancelling.abort(),
    });
    expect(await reasonOf(download)).toBe('cancelled');
    expectNothingLeft();
  });
});
