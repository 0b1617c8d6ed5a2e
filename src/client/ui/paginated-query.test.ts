import { expect, it } from 'vitest';
import { formatRange } from './paginated-query.ts';

it.each([
  [{ page: 1, total: 0, size: 24 }, '0 articoli'],
  [{ page: 1, total: 1, size: 24 }, '1 articolo'],
  [{ page: 1, total: 24, size: 24 }, '24 articoli'],
  [{ page: 2, total: 30, size: 24 }, '30 articoli · da 25 a 30'],
])('formats the range of %o', (range, text) => {
  expect(formatRange(range, ['articolo', 'articoli'])).toBe(text);
});
