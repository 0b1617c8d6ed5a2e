import { expect, it } from 'vitest';
import { houseMosaic, PHONE_PICTURES } from './house-mosaic.ts';

it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'fills a rectangle with %i pictures',
  (count) => {
    const { shown, columns, large } = houseMosaic(count) ?? expect.fail();
    expect(shown).toBe(Math.min(count, 5));
    // The large picture has the full height or width, and the others fill the rest.
    expect((large * large + shown - 1) % columns).toBe(0);
  },
);

it('fills a rectangle on a phone too', () => {
  const three = houseMosaic(PHONE_PICTURES) ?? expect.fail();
  expect(three.large * three.large + PHONE_PICTURES - 1).toBe(three.columns * three.large);
});

it('is null without pictures', () => {
  expect(houseMosaic(0)).toBeNull();
});
