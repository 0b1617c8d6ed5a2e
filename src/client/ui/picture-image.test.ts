import { expect, it } from 'vitest';
import { contentAlt } from './picture-image.tsx';

it('reads out the caption, or the place of the picture', () => {
  expect(contentAlt({ alt: 'La caletta' }, 3, 12)).toBe('La caletta');
  expect(contentAlt({ alt: '' }, 3, 12)).toBe('Foto 3 di 12');
  expect(contentAlt({ alt: '' }, 1, 1)).toBe('Foto');
});
