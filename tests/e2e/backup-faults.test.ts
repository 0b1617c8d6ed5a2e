import { expect, it } from 'vitest';
import { backupFaults } from '#tests/faults/backups.ts';

// A handful of what `npm run test:faults` does a hundred times.

it('backups and restores lose nothing when they are disturbed', async () => {
  const rows = await backupFaults.run(3);
  expect(rows.map(({ id }) => id)).toEqual(['J1', 'J2', 'J3', 'J4']);
});
