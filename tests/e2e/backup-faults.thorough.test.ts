import { expect, it, vi } from 'vitest';
import { backupFaults } from '#tests/faults/backups.ts';

// A handful of what `npm run test:faults` does a hundred times.

/** Several sites in a row, each of which may take its time on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

it('backups and restores lose nothing when they are disturbed', async () => {
  const rows = await backupFaults.run(1);
  expect(rows.map(({ id }) => id)).toEqual(['J1', 'J2', 'J3', 'J4']);
});
