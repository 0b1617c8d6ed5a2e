import { expect, it, vi } from 'vitest';
import { backupFaults } from '#tests/faults/backups.ts';

// A few rounds of `npm run test:faults`.

/** Several sites in a row, each of which may be slow on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

it('interrupted backups and restores lose nothing', async () => {
  const rows = await backupFaults.run(1);
  expect(rows.map(({ id }) => id)).toEqual(['J1', 'J2', 'J3', 'J4']);
});
