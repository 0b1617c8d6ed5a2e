import { expect, it } from 'vitest';
import { dayWithArticle } from './italian-articles.ts';

it.each([
  ['2026-07-04', 'il 4 luglio 2026'],
  ['2027-03-01', 'il 1° marzo 2027'],
  ['2026-07-08', 'l’8 luglio 2026'],
  ['2026-07-11', 'l’11 luglio 2026'],
  ['2026-07-18', 'il 18 luglio 2026'],
])('%s is %s', (date, words) => {
  expect(dayWithArticle(date)).toBe(words);
});
