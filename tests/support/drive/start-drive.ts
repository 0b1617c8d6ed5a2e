import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { createDriveStorage, type DriveStorage } from '#server/google-drive/drive-storage.ts';
import { type TestClock, testClock } from '#tests/support/create-test-app.ts';
import type { DriveCall } from '#tests/support/drive/faults.ts';
import { giveConsent } from '#tests/support/drive/give-consent.ts';
import { startDriveServer, type TestDriveServer } from '#tests/support/drive-server.ts';

export const KIB = 1024;
export const MIB = 1024 * KIB;

export type TestFile = {
  name: string;
  kind: 'snapshot' | 'content';
  path: string;
  sha256: string;
  sizeBytes: number;
  bytes: Buffer;
};

type Pace = { silenceMs?: number; wholeBytes?: number };

export type TestDrive = {
  server: TestDriveServer;
  storage: DriveStorage;
  /** Another storage on the same server, as a site with other settings or a later process has it. */
  open(settings?: Record<string, string>, pace?: Pace): DriveStorage;
  /** How often Drive was asked for something since the account was connected. */
  count(call: DriveCall): number;
  clock: TestClock;
  /** How long it waited between tries, in milliseconds. */
  waits: number[];
  tokenFile: string;
  /** A path in a folder of the test's own. */
  path(name: string): string;
  /** A file of random bytes. */
  file(sizeBytes: number, kind?: TestFile['kind']): TestFile;
  close(): Promise<void>;
};

/** A storage on a Drive of the loopback, with an account that is connected. It waits for nothing. */
export const startDrive = async ({ isConnected = true } = {}): Promise<TestDrive> => {
  const clock = testClock();
  const server = await startDriveServer({ now: clock.now });
  const folder = mkdtempSync(join(tmpdir(), 'drive-site-'));
  const path = (name: string): string => join(folder, name);
  const tokenFile = path('data/drive-consent.json');
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => {
    waits.push(ms);
  };
  const open = (settings: Record<string, string> = {}, pace: Pace = {}): DriveStorage => {
    const { drive } = readConfig({ ...server.settings, ...settings });
    return createDriveStorage(drive, { tokenFile, clock, wait, silenceMs: 5000, ...pace });
  };
  const storage = open();
  if (isConnected) await giveConsent(storage);
  const before = server.calls().length;
  return {
    server,
    storage,
    open,
    count: (call) =>
      server
        .calls()
        .slice(before)
        .filter((made) => made === call).length,
    clock,
    waits,
    tokenFile,
    path,
    file: (sizeBytes, kind = 'snapshot') => {
      const bytes = randomBytes(sizeBytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const file = { name: `${sha256.slice(0, 8)}.sqlite`, path: path(sha256), bytes };
      writeFileSync(file.path, bytes);
      return { ...file, kind, sha256, sizeBytes };
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The reason of a failure; throws if nothing failed. */
export const reasonOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await work.then(
    () => {
      throw new Error('Nothing went wrong');
    },
    (thrown: unknown) => thrown,
  );
  if (error instanceof Error && 'reason' in error) return error.reason;
  throw error;
};
