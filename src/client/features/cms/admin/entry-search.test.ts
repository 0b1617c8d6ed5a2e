import { expect, it } from 'vitest';
import { parseEntrySearch, parsePageSearch } from './entry-search.ts';

it('reads the open entry and the filters', () => {
  const search = { edit: 7, q: 'calette', state: 'draft', page: 3 };
  expect(parseEntrySearch(search)).toEqual(search);
  expect(parseEntrySearch({ edit: 'new', q: 2026 })).toMatchObject({ edit: 'new', q: '2026' });
});

it.each([
  {},
  { edit: '7', q: '', state: 'all', page: 1 },
  { edit: 0, q: {}, state: null, page: '2' },
  { edit: 'old', q: ['a'], page: 1e9 },
])('makes invalid values in %j undefined', (search) => {
  expect(parseEntrySearch(search)).toStrictEqual({
    edit: undefined,
    q: undefined,
    state: undefined,
    page: undefined,
  });
});

it('reads the order of the pages', () => {
  expect(parsePageSearch({ sort: 'title', edit: 'new', page: 3 })).toEqual({
    edit: 'new',
    q: undefined,
    state: undefined,
    page: 3,
    sort: 'title',
  });
  expect(parsePageSearch({ sort: 'slug' }).sort).toBeUndefined();
});
