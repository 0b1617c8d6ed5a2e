import { expect, it } from 'vitest';
import { driveStates } from '#shared/backups.schema.ts';
import { parseBackupSearch } from './backup-search.ts';
import { connectLabel, driveDescription } from './drive-labels.ts';

it('offers to connect only if connecting is possible from the site', () => {
  const labels = (isConnectedByHand: boolean) =>
    driveStates.map((state) => connectLabel({ state, isConnectedByHand }));
  expect(labels(true)).toEqual([null, 'Collega Google Drive', null, 'Collega di nuovo']);
  expect(labels(false)).toEqual([null, 'Collega Google Drive', null, null]);
});

it('refers to the documentation if only the settings can renew the connection', () => {
  expect(driveDescription({ state: 'expired', isConnectedByHand: false })).toContain(
    'docs/operations.md',
  );
});

it('drops an unknown result from the URL', () => {
  expect(parseBackupSearch({ drive: 'refused' })).toEqual({ drive: 'refused' });
  expect(parseBackupSearch({ drive: '<b>' })).toEqual({ drive: undefined });
});
