import { expect, it } from 'vitest';
import { visibleDots } from './visible-dots.ts';

it('shows a dot for each picture if they fit', () => {
  expect(visibleDots(0, 0)).toEqual([]);
  expect(visibleDots(4, 3)).toEqual([0, 1, 2, 3]);
  expect(visibleDots(7, 6)).toHaveLength(7);
});

it('centers the dots on the current picture if they do not fit', () => {
  expect(visibleDots(40, 0).at(0)).toBe(0);
  expect(visibleDots(40, 20)).toEqual([17, 18, 19, 20, 21, 22, 23]);
  expect(visibleDots(40, 39).at(-1)).toBe(39);
  for (let current = 0; current < 40; current += 1) {
    expect(visibleDots(40, current)).toContain(current);
    expect(visibleDots(40, current)).toHaveLength(7);
  }
});
