import { expect, it } from 'vitest';
import { slugOf, slugPattern } from './slug.ts';

it.each([
  ['La casa', 'la-casa'],
  ['Perché no? È così!', 'perche-no-e-cosi'],
  ['  Mare & paese — 2026 ', 'mare-paese-2026'],
  ['***', ''],
])('makes of %j the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each(['casa', 'la-casa', 'estate-2026', '7'])('accepts %j', (slug) => {
  expect(slug).toMatch(slugPattern);
});

it.each(['', 'La', 'la casa', 'è', '-casa', 'casa-', 'la--casa', 'a/b', 'a.b', '..'])(
  'refuses %j',
  (slug) => {
    expect(slug).not.toMatch(slugPattern);
  },
);
