import { expect, it } from 'vitest';
import { drawsFilters, formatRange, formatTotal } from './paginated-query.ts';

it.each([
  [{ page: 1, total: 24, size: 24 }, ''],
  [{ page: 1, total: 30, size: 24 }, ' · da 1 a 24'],
  [{ page: 2, total: 30, size: 24 }, ' · da 25 a 30'],
])('formats the range of %o', (range, text) => {
  expect(formatRange(range)).toBe(text);
});

it.each([
  [0, '24 articoli'],
  [1, '23 articoli e 1 bozza'],
  [4, '20 articoli e 4 bozze'],
  [23, '1 articolo e 23 bozze'],
])('counts %i items apart under their own noun', (count, text) => {
  const apart = { count, noun: ['bozza', 'bozze'] } as const;
  expect(formatTotal(24, ['articolo', 'articoli'], apart)).toBe(text);
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
