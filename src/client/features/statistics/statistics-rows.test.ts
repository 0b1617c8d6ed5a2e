import { expect, it } from 'vitest';
import { inRows, type ShownDay, versionOfDays } from './statistics-rows.ts';

const day = (number: number, own: Partial<ShownDay> = {}): ShownDay => ({
  ...{ day: `2026-06-0${number}`, isOpen: true, arrivals: 0, departures: 0, present: 0 },
  ...{ withdrawn: 0, state: 'empty', dueAt: null, isLate: false, declaredAt: null },
  ...{ declaredBy: null, version: number, ...own },
});
const numbersOf = (days: readonly ShownDay[]) =>
  inRows(days).map((row) => row.map(({ version }) => version));

it('puts days that say the same into one row', () => {
  const due = { state: 'due', present: 2 } as const;
  const days = [
    ...[day(1), day(2), day(3, { ...due, arrivals: 2 }), day(4, due), day(5, due)],
    ...[day(6, { ...due, present: 1 }), day(7, { ...due, present: 0, departures: 1 }), day(8)],
  ];
  expect(numbersOf(days)).toEqual([[1, 2], [3], [4, 5], [6], [7], [8]]);
  expect(numbersOf([day(1), day(2, { isOpen: false }), day(3, { state: 'future' })])).toEqual([
    [1],
    [2],
    [3],
  ]);
  const coming = { state: 'future' } as const;
  expect(numbersOf([day(1, coming), day(2, { ...coming, arrivals: 2 })])).toEqual([[1, 2]]);
});

it('keeps days apart that were declared at another time', () => {
  const declared = (at: string) => ({ state: 'declared', declaredAt: at }) as const;
  const days = [day(1, declared('a')), day(2, declared('a')), day(3, declared('b'))];
  expect(numbersOf(days)).toEqual([[1, 2], [3]]);
  expect(versionOfDays(days)).toBe(6);
});
