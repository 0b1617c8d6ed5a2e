import { expect, it } from 'vitest';
import { italyOutline, onItaly } from './italy-outline.ts';

type Point = readonly [number, number];

/** The corners of each shape: 'M12 49l7-2 3-4z'. */
const shapes: Point[][] = italyOutline
  .split('z')
  .filter(Boolean)
  .map((shape) => {
    const numbers = [...shape.matchAll(/-?\d+/g)].map(Number);
    const corners: Point[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      const [x = 0, y = 0] = corners.at(-1) ?? [];
      corners.push([x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)]);
    }
    return corners;
  });

/** Whether a ray to the right crosses the shape's border an odd number of times. */
const isWithin = (shape: Point[], x: number, y: number): boolean =>
  shape.filter(([ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % shape.length] as Point;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

it.each([
  ['Roma', 41.9, 12.5, 0],
  ['Milano', 45.46, 9.19, 0],
  ['Lecce', 40.35, 18.17, 0],
  ['Nuoro', 40.32, 9.33, 1],
  ['Enna', 37.57, 14.28, 2],
])('%s lies on the right piece of land', (_, latitude, longitude, land) => {
  const place = onItaly({ latitude, longitude });
  const found = shapes.findIndex((shape) => isWithin(shape, place?.x ?? 0, place?.y ?? 0));
  expect(found).toBe(land);
});

it('has sea and land in the right places, and no place outside its frame', () => {
  const place = onItaly({ latitude: 40, longitude: 12.5 });
  expect(shapes.some((shape) => isWithin(shape, place?.x ?? 0, place?.y ?? 0))).toBe(false);
  expect(onItaly({ latitude: 48.85, longitude: 2.35 })).toBeNull();
});
