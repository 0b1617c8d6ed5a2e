import { expect, it } from 'vitest';
import { parseAuditSearch } from './audit-search.ts';

const noFilters = { person: undefined, kind: undefined, from: undefined, to: undefined };

it('reads valid parameters', () => {
  const search = { person: 3, kind: 'backups', from: '2026-05-01', to: '2026-05-31', page: 2 };
  expect(parseAuditSearch(search)).toEqual(search);
});

it.each([
  {},
  { person: 'new', kind: 'segreti', from: '2026-02-30', to: 20260531, page: 1 },
  { person: -1, from: '', page: 'x' },
])('drops invalid parameters: %o', (search) => {
  expect(parseAuditSearch(search)).toEqual({ ...noFilters, page: undefined });
});
