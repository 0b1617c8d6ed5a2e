import { expect, it } from 'vitest';
import { french, italian } from '#tests/support/languages.ts';
import { contentAlt } from './picture-image.tsx';

it('reads out the caption, or the place of the picture', () => {
  const third = { place: 3, count: 12 };
  expect(contentAlt({ alt: 'La caletta' }, third, italian)).toBe('La caletta');
  expect(contentAlt({ alt: '' }, third, italian)).toBe('Foto 3 di 12');
  expect(contentAlt({ alt: '' }, third, french)).toBe('Photo 3 sur 12');
  expect(contentAlt({ alt: '' }, { place: 1, count: 1 }, italian)).toBe('Foto');
});
