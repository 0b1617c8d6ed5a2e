import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Elena Fois', 'EF'],
  ['Elena Maria Fois', 'EF'],
  ['  marta  ', 'M'],
  ['élodie d’angelo', 'ÉD'],
  ['𝓐nna 😀', '𝓐😀'],
  ['', ''],
])('abbreviates %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
