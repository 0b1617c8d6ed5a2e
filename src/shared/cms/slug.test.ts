import { expect, it } from 'vitest';
import { freeSlugOf, gallerySlugOf, pageSlugOf, slugOf, slugPattern } from './slug.ts';

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

it('proposes a slug that is long enough for any title', () => {
  expect(pageSlugOf('Le calette')).toBe('le-calette');
  expect(pageSlugOf('È qui!')).toBe('e-qui');
  expect(pageSlugOf('Già!!')).toBe('pagina-gia');
  expect(pageSlugOf('?!?!?')).toBe('pagina');
  expect(pageSlugOf('a'.repeat(200))).toHaveLength(180);
  expect(gallerySlugOf('Blu')).toBe('blu');
  expect(gallerySlugOf('♥')).toBe('gallery');
});

it('takes the first number that is free', () => {
  expect(freeSlugOf('estate', [])).toBe('estate');
  expect(freeSlugOf('estate', ['estate', 'estate-3'])).toBe('estate-2');
});
