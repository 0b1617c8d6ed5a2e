import { expect, it } from 'vitest';
import { parseWritingSearch } from './entry-search.ts';

it('reads what is open, and what the list shows', () => {
  const search = { edit: 7, q: 'calette', state: 'draft', page: 3 };
  expect(parseWritingSearch(search)).toEqual(search);
  expect(parseWritingSearch({ edit: 'new', q: 2026 })).toMatchObject({ edit: 'new', q: '2026' });
});

it.each([
  {},
  { edit: '7', q: '', state: 'all', page: 1 },
  { edit: 0, q: {}, state: null, page: '2' },
  { edit: 'old', q: ['a'], page: 1e9 },
])('names what makes no sense in %j as undefined', (search) => {
  expect(parseWritingSearch(search)).toStrictEqual({
    edit: undefined,
    q: undefined,
    state: undefined,
    page: undefined,
  });
});
