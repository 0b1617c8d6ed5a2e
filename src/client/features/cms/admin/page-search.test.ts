import { expect, it } from 'vitest';
import { parsePageSearch } from './page-search.ts';

it('reads its order from the address', () => {
  expect(parsePageSearch({ sort: 'title', edit: 'new', page: 3 })).toEqual({
    edit: 'new',
    q: undefined,
    state: undefined,
    page: 3,
    sort: 'title',
  });
  expect(parsePageSearch({ sort: 'slug' }).sort).toBeUndefined();
});
