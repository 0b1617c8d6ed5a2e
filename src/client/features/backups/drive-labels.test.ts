import { expect, it } from 'vitest';
import { driveStates } from '#shared/backups.schema.ts';
import { parseBackupSearch } from './backup-search.ts';
import { connectLabel, driveInWords } from './drive-labels.ts';

it('offers to connect only where it leads somewhere', () => {
  const labels = (isConnectedByHand: boolean) =>
    driveStates.map((state) => connectLabel({ state, isConnectedByHand }));
  expect(labels(true)).toEqual([null, 'Collega Google Drive', null, 'Collega di nuovo']);
  expect(labels(false)).toEqual([null, 'Collega Google Drive', null, null]);
});

it('names the document where the settings are what is wrong', () => {
  expect(driveInWords({ state: 'unset', isConnectedByHand: false })).toContain(
    'docs/operations.md',
  );
  expect(driveInWords({ state: 'expired', isConnectedByHand: false })).toContain(
    'docs/operations.md',
  );
});

it('reads from the address only what it knows', () => {
  expect(parseBackupSearch({ drive: 'refused' })).toEqual({ drive: 'refused' });
  expect(parseBackupSearch({ drive: '<b>' })).toEqual({ drive: undefined });
});
