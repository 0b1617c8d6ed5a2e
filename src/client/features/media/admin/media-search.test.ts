import { expect, it } from 'vitest';
import { parseMediaSearch } from './media-search.ts';

it('parses valid values', () => {
  expect(parseMediaSearch({ q: 'mare', show: 'video', page: 3 })).toEqual({
    q: 'mare',
    show: 'video',
    page: 3,
  });
});

it('takes a number as search text', () => {
  expect(parseMediaSearch({ q: 2026 }).q).toBe('2026');
});

it.each([
  [{ q: '', show: 'pdf', page: 0 }],
  [{ q: ['a'], show: null, page: 1 }],
  [{ q: {}, page: 1.5 }],
  [{ page: '2' }],
  [{ page: 1e9 }],
  [{ page: Number.NaN }],
])('leaves out the invalid values of %o', (search) => {
  expect(parseMediaSearch(search)).toEqual({ q: undefined, show: undefined, page: undefined });
});

it('cuts the search text to the length the server accepts', () => {
  expect(parseMediaSearch({ q: 'a'.repeat(500) }).q).toHaveLength(200);
});
