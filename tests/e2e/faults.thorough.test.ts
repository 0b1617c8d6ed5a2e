import { platform } from 'node:process';
import { expect, it, vi } from 'vitest';
import { killedReceipts } from '#tests/faults/crash/killed-receipts.ts';
import { killedWrites } from '#tests/faults/crash/killed-writes.ts';
import { diskFullFaults } from '#tests/faults/disk-full.ts';
import { startsOnUnwritableDisk } from '#tests/faults/limits.ts';
import { killedDelivery } from '#tests/faults/mail/killed-delivery.ts';
import { killedMigrations } from '#tests/faults/migrations/killed-migrations.ts';
import { shutdownFaults } from '#tests/faults/shutdown.ts';

// A few rounds of `npm run test:faults`. Each throws if data are lost.

/** Several sites in a row, each of which may be slow on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

it('a killed process loses no acknowledged write', async () => {
  expect(await killedWrites(1)).toMatchObject({ id: 'I1' });
});

it('a killed process leaves no gap in the numbers of receipts, and gives none twice', async () => {
  expect(await killedReceipts(3)).toMatchObject({ id: 'I9' });
});

it('a killed update leaves the old data or the new', async () => {
  expect(await killedMigrations(1, ['0003-outbox', '0006-media-library'])).toMatchObject({
    id: 'I7',
  });
});

it('a stopping site finishes its running requests', async () => {
  expect((await shutdownFaults.run(1)).map(({ id }) => id)).toEqual(['K4', 'K3']);
});

// A mail server that hangs is in outbox.thorough.test.ts.
it('each mail is sent, although the process is killed meanwhile', async () => {
  expect(await killedDelivery(2)).toMatchObject({ id: 'K3' });
});

// Only Linux lets any user mount a disk.
it.runIf(platform === 'linux')(
  'a full disk keeps nobody from reading, and loses nothing',
  async () => {
    expect((await diskFullFaults.run(3)).map(({ id }) => id)).toEqual(['I3', 'I3', 'J2', 'I3']);
  },
);

it.runIf(platform === 'linux')('a full disk is reported as one', async () => {
  expect(await startsOnUnwritableDisk()).toMatchObject({ id: 'I3' });
});
