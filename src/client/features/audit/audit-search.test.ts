import { expect, it } from 'vitest';
import { isNarrowed, parseAuditSearch } from './audit-search.ts';

const nothing = { person: undefined, kind: undefined, from: undefined, to: undefined };

it('reads what makes sense', () => {
  const search = { person: 3, kind: 'backups', from: '2026-05-01', to: '2026-05-31', page: 2 };
  expect(parseAuditSearch(search)).toEqual(search);
});

it.each([
  {},
  { person: 'new', kind: 'segreti', from: '2026-02-30', to: 20260531, page: 1 },
  { person: -1, from: '', page: 'x' },
])('leaves out what does not: %o', (search) => {
  expect(parseAuditSearch(search)).toEqual({ ...nothing, page: undefined });
});

it('knows whether the list is narrowed', () => {
  expect(isNarrowed({ ...nothing, page: 4 })).toBe(false);
  expect(isNarrowed({ to: '2026-05-31' })).toBe(true);
});
