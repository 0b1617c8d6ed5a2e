import { expect, it } from 'vitest';
import { drawsFilters, formatRange } from './paginated-query.ts';

it.each([
  [{ page: 1, total: 0, size: 24 }, '0 articoli'],
  [{ page: 1, total: 1, size: 24 }, '1 articolo'],
  [{ page: 1, total: 24, size: 24 }, '24 articoli'],
  [{ page: 2, total: 30, size: 24 }, '30 articoli · da 25 a 30'],
])('formats the range of %o', (range, text) => {
  expect(formatRange(range, ['articolo', 'articoli'])).toBe(text);
});

it.each([
  [0, '24 articoli · da 1 a 20'],
  [1, '23 articoli e 1 bozza · da 1 a 20'],
  [4, '20 articoli e 4 bozze · da 1 a 20'],
])('counts %i items apart under their own noun', (count, text) => {
  const apart = { count, noun: ['bozza', 'bozze'] } as const;
  expect(formatRange({ page: 1, total: 24, size: 20 }, ['articolo', 'articoli'], apart)).toBe(text);
});

const answered = { isPlaceholderData: false };

it.each([
  ['above nine rows, no filters', { total: 9, query: answered }, false, false],
  ['above ten rows, filters', { total: 10, query: answered }, false, true],
  ['above the one row of a set filter, filters', { total: 1, query: answered }, true, true],
  [
    'until a cleared filter is answered, filters',
    { total: 1, query: { isPlaceholderData: true } },
    false,
    true,
  ],
])('a list draws %s', (_, list, isFiltered, draws) => {
  expect(drawsFilters(list, isFiltered)).toBe(draws);
});
