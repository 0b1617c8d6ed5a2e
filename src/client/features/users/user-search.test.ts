import { expect, it } from 'vitest';
import { parseUserSearch } from './user-search.ts';

const nothing = { q: undefined, role: undefined, sort: undefined, page: undefined };

it('parses valid values', () => {
  const search = { q: 'fois', role: 'ADMIN', sort: 'created', page: 2 };
  expect(parseUserSearch(search)).toEqual(search);
});

it('takes a number as search text', () => {
  expect(parseUserSearch({ q: 1974 }).q).toBe('1974');
});

it.each([
  {},
  { q: '', role: '', sort: 'name', page: 1 },
  { q: {}, role: 'OWNER', sort: 'id', page: 'due' },
  { page: 0 },
  { page: -3 },
  { page: 1.5 },
])('makes the invalid values of %j undefined', (search) => {
  expect(parseUserSearch(search)).toStrictEqual(nothing);
});
