import { expect, it } from 'vitest';
import { createTextFields } from './text-fields.ts';

const fields = createTextFields(['nome', 'casa', 'arrivo', 'partenza']);
const TEXT = 'dal {arrivo} al {partenza}, {nome}: {arrivo}';

it('fills in what is known, each time, and leaves the rest', () => {
  const filled = fields.fill(TEXT, { arrivo: '4 luglio 2026', nome: 'Anna' });
  expect(filled).toBe('dal 4 luglio 2026 al {partenza}, Anna: 4 luglio 2026');
  expect(fields.openIn(filled)).toEqual(['{partenza}']);
});

it('fills in a name that looks like a field or like a replacement as it is', () => {
  expect(fields.fill('{nome}', { nome: '{casa} $&' })).toBe('{casa} $&');
});

it.each(['{arivo}', '{}', '{nome }', '{Nome}'])('tells %s from a field', (slip) => {
  expect(fields.issueOf(`${TEXT} ${slip}`)).toBe(
    `Non conosco ${slip}: puoi usare {nome}, {casa}, {arrivo}, {partenza}.`,
  );
  expect(fields.openIn(slip)).toEqual([]);
  expect(fields.fill(slip, { nome: 'Anna' })).toBe(slip);
});

it('finds no slip in known fields, nor in a brace alone', () => {
  expect(fields.issueOf(TEXT)).toBeNull();
  expect(fields.issueOf('un { e un\n} da soli')).toBeNull();
});
