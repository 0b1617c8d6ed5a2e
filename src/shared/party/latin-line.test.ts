import { expect, it } from 'vitest';
import { foreignCharacters, latinLine } from './latin-line.ts';

it.each([
  ['Krüger-Müller', 'KRUEGER MUELLER'],
  ['Groß', 'GROSS'],
  ['Łukasz Żółć', 'LUKASZ ZOLC'],
  ['Søren Ångström', 'SOREN ANGSTROEM'],
  ['D’Angelo', "D'ANGELO"],
  ['Ñuñez  Peña ', 'NUNEZ PENA'],
  ['Андрей', 'ANDREI'],
  ['Işık', 'ISIK'],
  ['Nguyễn', 'NGUYEN'],
])('writes %s as %s', (name, line) => {
  expect(latinLine(name)).toBe(line);
  expect(foreignCharacters(name)).toEqual([]);
});

it.each([
  ['王芳', ['王', '芳']],
  ['Anna 2', ['2']],
  ['Rossi, Anna', [',']],
  ['Anna 😀', ['😀']],
])('names what has no place in the line: %s', (name, foreign) => {
  expect(foreignCharacters(name)).toEqual(foreign);
});
