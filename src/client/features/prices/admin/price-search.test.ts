import { expect, it } from 'vitest';
import { firstShownYear } from './price-search.ts';

it('the prices screen opens on the next year from October', () => {
  expect(firstShownYear('2026-09-30')).toBe(2026);
  expect(firstShownYear('2026-10-01')).toBe(2027);
});
