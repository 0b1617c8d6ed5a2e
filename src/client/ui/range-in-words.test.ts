import { expect, it } from 'vitest';
import { rangeInWords } from './range-in-words.ts';

it.each([
  [{ page: 1, total: 0, size: 24 }, '0 articoli'],
  [{ page: 1, total: 1, size: 24 }, '1 articolo'],
  [{ page: 1, total: 24, size: 24 }, '24 articoli'],
  [{ page: 2, total: 30, size: 24 }, '30 articoli · da 25 a 30'],
])('says what a page shows: %o', (range, words) => {
  expect(rangeInWords({ ...range, words: ['articolo', 'articoli'] })).toBe(words);
});
