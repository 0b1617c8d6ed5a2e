import { describe, expect, it } from 'vitest';
import { pictureCopies, sharedCopy, squareCopies, wholeCopies } from './picture-copies.ts';

const names = (copies: readonly { fileName: string }[]) => copies.map(({ fileName }) => fileName);

describe('the copies of a picture', () => {
  it('are those of its own width and less', () => {
    const whole = wholeCopies('abc.jpg', { width: 961, height: 500 });
    expect(names(whole)).toEqual(['abc-480.webp', 'abc-640.webp', 'abc-960.webp']);
    expect(names(wholeCopies('abc.jpg', { width: 480, height: 900 }))).toEqual([]);
  });

  it('have squares where its shorter side is longer than theirs', () => {
    const wide = { width: 2000, height: 801 };
    expect(names(squareCopies('abc.jpg', wide))).toEqual([
      'abc-square-560.webp',
      'abc-square-800.webp',
    ]);
    expect(squareCopies('abc.jpg', { width: 2000, height: 560 })).toEqual([]);
    expect(pictureCopies('abc.jpg', wide)).toEqual([
      ...wholeCopies('abc.jpg', wide),
      ...squareCopies('abc.jpg', wide),
      sharedCopy('abc.jpg', wide),
    ]);
  });

  it('have one for networks unless they are smaller than it', () => {
    const least = { width: 1200, height: 630 };
    expect(sharedCopy('/uploads/abc.webp', least)?.fileName).toBe('/uploads/abc-shared.jpg');
    expect(sharedCopy('abc.webp', { ...least, height: 629 })).toBeUndefined();
  });

  it('are named by address as well', () => {
    const [square] = squareCopies('/uploads/abc.webp', { width: 900, height: 900 });
    expect(square?.fileName).toBe('/uploads/abc-square-560.webp');
  });
});
