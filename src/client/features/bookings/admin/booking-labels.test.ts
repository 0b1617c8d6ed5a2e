import { expect, it } from 'vitest';
import { isPast } from './booking-labels.ts';

it('is past only after the day of departure', () => {
  expect(isPast({ endDate: '2026-07-01' }, '2026-07-01')).toBe(false);
  expect(isPast({ endDate: '2026-06-30' }, '2026-07-01')).toBe(true);
});
