import { expect, it } from 'vitest';
import { type MosaicShape, mosaicShapes } from './mosaic-shapes.ts';

/** Counts empty cells with the sparse auto-placement of CSS grid. */
const emptyPlaces = (shapes: readonly MosaicShape[], columns: number): number => {
  const taken = new Set<number>();
  let cursor = 0;
  const cellsOf = (start: number, shape: MosaicShape): number[] =>
    shape === 'small'
      ? [start]
      : [start, start + 1, ...(columns === 4 ? [start + columns, start + columns + 1] : [])];
  const fits = (start: number, shape: MosaicShape): boolean =>
    (shape === 'small' || (start % columns) + 2 <= columns) &&
    cellsOf(start, shape).every((cell) => !taken.has(cell));
  for (const shape of shapes) {
    while (!fits(cursor, shape)) cursor += 1;
    for (const cell of cellsOf(cursor, shape)) taken.add(cell);
  }
  const last = Math.max(...taken);
  const cells = Math.ceil((last + 1) / columns) * columns;
  return cells - taken.size;
};

it('places every picture and leaves no cell empty', () => {
  for (let count = 4; count <= 200; count += 1) {
    const shapes = mosaicShapes(count);
    expect([count, shapes.length]).toEqual([count, count]);
    expect([count, emptyPlaces(shapes, 4)]).toEqual([count, 0]);
    expect([count, emptyPlaces(shapes, 2)]).toEqual([count, 0]);
  }
});

it('starts with a large picture', () => {
  expect(mosaicShapes(5)).toEqual(['large', 'small', 'small', 'small', 'small']);
  expect(mosaicShapes(7).filter((shape) => shape === 'large')).toHaveLength(3);
});

it('keeps three or fewer pictures small', () => {
  expect(mosaicShapes(0)).toEqual([]);
  expect(mosaicShapes(3)).toEqual(['small', 'small', 'small']);
});
