import { expect, it } from 'vitest';
import { shrunkSides } from './shrink-picture.ts';

it.each([
  [1000, 1000, 512, 512],
  [1000, 500, 512, 256],
  [3, 1000, 2, 512],
  [1, 1000, 1, 512],
  [300, 200, 300, 200],
  [512, 512, 512, 512],
])('shrinks %i × %i to %i × %i', (width, height, shrunkWidth, shrunkHeight) => {
  expect(shrunkSides({ width, height }, 512)).toEqual({ width: shrunkWidth, height: shrunkHeight });
});
