import { expect, it } from 'vitest';
import { lengthInWords } from './length-in-words.ts';

it('counts the words that a reader reads', () => {
  expect(lengthInWords('')).toBe('0 parole · 1 min di lettura');
  expect(lengthInWords('<p>Ciao</p>')).toBe('1 parola · 1 min di lettura');
  const words = `<p>${'mare '.repeat(320)}</p><figure data-block="image" data-src="/uploads/a.webp"></figure>`;
  expect(lengthInWords(words)).toBe('320 parole · 2 min di lettura');
});
