import sharp from 'sharp';
import { expect, it } from 'vitest';
import { manyScans } from '#tests/support/many-scans.ts';
import { picture } from '#tests/support/media-files.ts';
import { countScans } from './jpeg-scans.ts';

it('counts the scans of a JPEG', async () => {
  const jpeg = await picture('jpeg', { width: 300, height: 200 });
  expect(countScans(jpeg)).toBe(1);
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer();
  const usual = countScans(progressive);
  expect(usual).toBeGreaterThan(5);
  expect(usual).toBeLessThan(20);
  expect(countScans(manyScans(700))).toBe(701);
});

it('counts none if it is not a JPEG, and stops at the end of a truncated file', async () => {
  expect(countScans(await picture('png', { width: 20, height: 20 }))).toBe(0);
  expect(countScans(Buffer.alloc(0))).toBe(0);
  const jpeg = manyScans(20);
  for (let length = 0; length < jpeg.byteLength; length += 7) {
    expect(countScans(jpeg.subarray(0, length))).toBeLessThanOrEqual(countScans(jpeg));
  }
});
