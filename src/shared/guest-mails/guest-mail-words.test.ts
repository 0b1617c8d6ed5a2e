import { expect, it } from 'vitest';
import { partsOf } from './guest-mail-words.ts';

const values = { nome: 'Ada', arrivo: 'sabato', partenza: 'domenica', casa: 'Casa', link: null };

it('leaves a paragraph out whose link there is not, and nothing else', () => {
  const text = '{nome}, ecco:\nA {arrivo}\n\nLa pagina\n{link}\n\nO qui: {link}.\n\nA presto';
  expect(partsOf(text, values)).toEqual([
    { paragraph: 'Ada, ecco:\nA sabato' },
    { paragraph: 'A presto' },
  ]);
  expect(partsOf(text, { ...values, link: 'https://a.it/x' })).toEqual([
    { paragraph: 'Ada, ecco:\nA sabato' },
    { paragraph: 'La pagina' },
    'link',
    { paragraph: 'O qui: https://a.it/x.' },
    { paragraph: 'A presto' },
  ]);
});
