import { expect, it } from 'vitest';
import { parseBackupSearch } from './backup-search.ts';

it('drops an unknown result from the URL', () => {
  expect(parseBackupSearch({ drive: 'refused' })).toEqual({ drive: 'refused' });
  expect(parseBackupSearch({ drive: '<b>' })).toEqual({ drive: undefined });
});
