import { expect, it } from 'vitest';
import type { Media } from '#shared/media/media.schema.ts';
import { addLabel, placeOf, toggled } from './picker-mode.ts';

const media = (id: number): Media => ({ id }) as Media;

it('picks in the order of the clicks', () => {
  const picked = [3, 1, 2].map(media).reduce(toggled, [] as Media[]);
  expect(picked.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(placeOf(picked, media(1))).toBe(2);
  const fewer = toggled(picked, media(3));
  expect(placeOf(fewer, media(1))).toBe(1);
  expect(placeOf(fewer, media(3))).toBe(0);
});

it('counts the files on the button', () => {
  expect([0, 1, 3].map(addLabel)).toEqual(['Aggiungi', 'Aggiungi 1 file', 'Aggiungi 3 file']);
});
