import { expect, it } from 'vitest';
import { fillFields, openFieldsIn, unknownFieldsIn } from './saved-answers.fields.ts';

const TEXT = 'dal {arrivo} al {partenza}, {nome}: {arrivo}';

it('fills in what is known, each time, and leaves the rest to staff', () => {
  const filled = fillFields(TEXT, { arrivo: '4 luglio 2026', nome: 'Anna' });
  expect(filled).toBe('dal 4 luglio 2026 al {partenza}, Anna: 4 luglio 2026');
  expect(openFieldsIn(filled)).toEqual(['partenza']);
});

it('fills in a name that looks like a field or like a replacement as it is', () => {
  expect(fillFields('{nome}', { nome: '{casa} $&' })).toBe('{casa} $&');
});

it('tells a misspelt field from a known one, and from other braces', () => {
  expect(unknownFieldsIn(`${TEXT} {arivo} {} {nome }`)).toEqual(['arivo', '', 'nome ']);
  expect(unknownFieldsIn(TEXT)).toEqual([]);
  expect(openFieldsIn('{arivo}')).toEqual([]);
});
