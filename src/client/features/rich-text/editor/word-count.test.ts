import { expect, it } from 'vitest';
import { wordCountLabel } from './word-count.ts';

it('counts the visible words', () => {
  expect(wordCountLabel('')).toBe('0 parole · 1 min di lettura');
  expect(wordCountLabel('<p>Ciao</p>')).toBe('1 parola · 1 min di lettura');
  const words = `<p>${'mare '.repeat(320)}</p><figure data-block="image" data-src="/uploads/a.webp"></figure>`;
  expect(wordCountLabel(words)).toBe('320 parole · 2 min di lettura');
});
