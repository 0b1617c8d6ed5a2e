import { expect, it } from 'vitest';
import { french, german, italian } from '#tests/support/languages.ts';
import { formatRemaining } from './comment-counter.ts';

it.each([
  ['', '500 caratteri rimanenti · servono almeno 10 caratteri'],
  ['  breve  ', '495 caratteri rimanenti · servono almeno 10 caratteri'],
  ['Dieci car.', '490 caratteri rimanenti'],
  ['🌊'.repeat(499), '1 carattere rimanente'],
  ['x'.repeat(500), '0 caratteri rimanenti'],
  ['x'.repeat(501), '1 carattere di troppo'],
  ['x'.repeat(600), '100 caratteri di troppo'],
])('counts characters as the server does: %#', (comment, text) => {
  expect(formatRemaining(comment, italian)).toBe(text);
});

it('uses the plural rules of the language', () => {
  expect(formatRemaining('x'.repeat(500), french)).toBe('0 caractère restant');
  expect(formatRemaining('x'.repeat(499), german)).toBe('noch 1 Zeichen');
});
