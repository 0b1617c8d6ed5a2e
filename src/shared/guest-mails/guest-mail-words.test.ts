import { expect, it } from 'vitest';
import { fillWords, unknownWords } from './guest-mail-words.ts';

const values = { nome: 'Ada', arrivo: 'sabato', partenza: 'domenica', casa: 'Casa', link: null };

it('names what is in braces and stands for nothing', () => {
  expect(unknownWords('{nome}, il wifi è {wifi} e {Nome} no')).toEqual(['{wifi}', '{Nome}']);
  expect(unknownWords('{nome} {arrivo} {partenza} {casa} {link}, niente')).toEqual([]);
});

it('leaves a line out whose link there is not, and nothing else', () => {
  expect(fillWords('{nome}, ecco:\nla pagina è {link}\nA {arrivo}', values)).toBe(
    'Ada, ecco:\nA sabato',
  );
  expect(fillWords('Qui: {link}', { ...values, link: 'https://a.it/x' })).toBe(
    'Qui: https://a.it/x',
  );
});
