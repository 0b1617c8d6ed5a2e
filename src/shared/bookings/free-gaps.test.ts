import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gapEnd } from './free-gaps.ts';
import { isStayFree, type Occupation } from './occupancy.ts';
import { addDays } from './stay-dates.ts';

const today = '2026-06-10';
const rules = { gap: { nights: 4, percent: 0 } };
const stay = (startDate: string, endDate: string, status: Occupation['status'] = 'CONFIRMED') => ({
  startDate,
  endDate,
  status,
});
const from = (start: string, ...occupations: Occupation[]) =>
  gapEnd(start, rules, { today, occupations });

const before = stay('2026-07-01', '2026-07-08');
const after = stay('2026-07-11', '2026-07-18');

it('a gap reaches from one departure to the next arrival', () => {
  expect(from('2026-07-08', before, after)).toBe('2026-07-11');
  expect(from('2026-07-09', before, after)).toBeNull();
  expect(from('2026-07-07', before, after)).toBeNull();
  expect(from('2026-07-18', before, after)).toBeNull();
});

it('a gap of five nights is longer than the rule, and without a rule there is none', () => {
  expect(from('2026-07-08', before, stay('2026-07-12', '2026-07-18'))).toBe('2026-07-12');
  expect(from('2026-07-08', before, stay('2026-07-13', '2026-07-18'))).toBeNull();
  expect(gapEnd('2026-07-08', {}, { today, occupations: [before, after] })).toBeNull();
});

it('a block takes its last day too; requests and rejected stays take none', () => {
  const block = stay('2026-07-01', '2026-07-07', 'NOT_AVAILABLE');
  expect(from('2026-07-08', block, after)).toBe('2026-07-11');
  expect(from('2026-07-08', before, after, stay('2026-07-09', '2026-07-10', 'PENDING'))).toBe(
    '2026-07-11',
  );
  expect(from('2026-07-08', before, stay('2026-07-11', '2026-07-18', 'PENDING'))).toBeNull();
  expect(from('2026-07-08', stay('2026-07-01', '2026-07-08', 'REJECTED'), after)).toBeNull();
});

it('a held night within splits a gap in two', () => {
  const held = stay('2026-07-09', '2026-07-10');
  expect(from('2026-07-08', before, after, held)).toBe('2026-07-09');
  expect(from('2026-07-10', before, after, held)).toBe('2026-07-11');
});

it('a gap that today lies in begins today', () => {
  const next = stay('2026-06-13', '2026-06-20');
  expect(from(today, stay('2026-06-01', '2026-06-08'), next)).toBe('2026-06-13');
  expect(from(today, next)).toBe('2026-06-13');
  expect(from('2026-06-11', next)).toBeNull();
  expect(from('2026-06-09', stay('2026-06-01', '2026-06-09'), next)).toBeNull();
});

it('all nights of a gap are free, and one more on either side is not', () => {
  const occupation = fc
    .tuple(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom('CONFIRMED' as const, 'NOT_AVAILABLE' as const, 'PENDING' as const),
    )
    .map(([offset, nights, status]) => {
      const startDate = addDays('2026-06-01', offset);
      return { startDate, endDate: addDays(startDate, nights), status };
    });
  fc.assert(
    fc.property(
      fc.array(occupation, { maxLength: 12 }),
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 1, max: 12 }),
      (occupations, offset, nights) => {
        const start = addDays('2026-06-01', offset);
        const end = gapEnd(start, { gap: { nights, percent: 0 } }, { today, occupations });
        const lengths = Array.from({ length: nights }, (_, index) => addDays(start, index + 1));
        // The same, said in another way.
        const wanted = lengths.find(
          (departure) =>
            start >= today &&
            isStayFree(start, departure, occupations) &&
            !isStayFree(departure, departure, occupations) &&
            (start === today || !isStayFree(addDays(start, -1), start, occupations)),
        );
        expect(end).toBe(wanted ?? null);
      },
    ),
    { seed: 4, numRuns: 500 },
  );
});
