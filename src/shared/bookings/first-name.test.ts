import { expect, it } from 'vitest';
import { addressedName, firstNameOf } from './first-name.ts';

it.each([
  ['Anna Maria Verdi', 'Anna'],
  ['  anna ', 'anna'],
  ['Jean-Luc Müller', 'Jean-Luc'],
  ['Verdi,Anna', 'Verdi'],
  ['Famiglia Kowalczyk', null],
  ['Fam. Verdi', null],
  ['Sig.ra Verdi', null],
  ['HERR Krüger', null],
  ['Mme Lefèvre', null],
  ['M. Lefèvre', null],
  ['Mia Krüger', 'Mia'],
  ['anna.verdi@example.it', null],
  ['+39 340 1234567', null],
  ['3401234567', null],
  ['', null],
  [null, null],
])('the first name of %s is %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it('addresses a guest without a first name by the whole name', () => {
  expect(addressedName('Anna Verdi')).toBe('Anna');
  expect(addressedName('Famiglia Verdi')).toBe('Famiglia Verdi');
});
