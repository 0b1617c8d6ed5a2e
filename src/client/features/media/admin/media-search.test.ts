import { expect, it } from 'vitest';
import { parseMediaSearch } from './media-search.ts';

it('reads what the address says', () => {
  expect(parseMediaSearch({ q: 'mare', kind: 'video', page: 3 })).toEqual({
    q: 'mare',
    kind: 'video',
    page: 3,
  });
});

it('reads a number that is searched for as text', () => {
  expect(parseMediaSearch({ q: 2026 }).q).toBe('2026');
});

it.each([
  [{ q: '', kind: 'pdf', page: 0 }],
  [{ q: ['a'], kind: null, page: 1 }],
  [{ q: {}, page: 1.5 }],
  [{ page: '2' }],
  [{ page: 1e9 }],
  [{ page: Number.NaN }],
])('leaves out what makes no sense: %o', (search) => {
  expect(parseMediaSearch(search)).toEqual({ q: undefined, kind: undefined, page: undefined });
});

it('asks for no more letters than the server reads', () => {
  expect(parseMediaSearch({ q: 'a'.repeat(500) }).q).toHaveLength(200);
});
