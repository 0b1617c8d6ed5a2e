import { expect, it } from 'vitest';
import { sampleProperty } from '#server/features/sample-house/sample-house.ts';
import { makeProperty } from '#tests/support/property.ts';
import { completenessOf } from './completeness.ts';

const images = Array.from({ length: 8 }, (_, n) => `/uploads/${n}.webp`);
const whole = makeProperty({
  ...structuredClone(sampleProperty),
  images,
  hostImage: '/uploads/noi.webp',
} as unknown as Parameters<typeof makeProperty>[0]);

it('is 0 % for a new house, and 100 % for a complete one', () => {
  const { percent, missing } = completenessOf(makeProperty());
  expect(percent).toBe(0);
  expect(missing).toHaveLength(24);
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] });
});

it('names missing items, and their fields', () => {
  const house = { ...whole, images: images.slice(1), hostPhone: '', hostWhatsapp: '', pets: '' };
  const { percent, missing } = completenessOf({ ...house, pets: '', depositCents: 0 });
  expect(missing.map(({ section, field }) => [section, field])).toEqual([
    ['foto', 'images'],
    ['soggiorno', 'pets'],
  ]);
  expect(percent).toBe(91);
});

it('does not take any word for a CIN', () => {
  const { missing } = completenessOf({ ...whole, nationalCode: 'pippo' });
  expect(missing.map(({ field }) => field)).toEqual(['nationalCode']);
});
