import { describe, expect, it } from 'vitest';
import type { PoliceDuty, StayDuties } from '#shared/duties.schema.ts';
import { leftInWords, policeCell, seenCell, tasksOf, taxCell, weightOf } from './duty-words.ts';

const NOW = Date.parse('2026-07-12T18:00:00Z');
const TODAY = '2026-07-12';
const inHours = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

const police = (change: Partial<PoliceDuty> = {}): PoliceDuty => ({
  seen: 0,
  people: 3,
  police: 'ready',
  dueAt: inHours(18),
  receipt: 'none',
  receiptDay: null,
  ...change,
});

const stay = (change: Partial<StayDuties> = {}): StayDuties => ({
  id: 1,
  startDate: TODAY,
  endDate: '2026-07-19',
  guestName: 'Ada Blu',
  complete: 3,
  expected: 3,
  police: police(),
  statistics: null,
  tax: null,
  ...change,
});

describe('the hours that the law leaves', () => {
  it.each([
    [60, 'entro il 15 luglio'],
    [18.5, 'entro 18 ore'],
    [1.5, 'entro un’ora'],
    [0.4, 'entro un’ora'],
    [-0.2, 'in ritardo da poco'],
    [-1.5, 'in ritardo di un’ora'],
    [-30, 'in ritardo di 30 ore'],
    [-80, 'scadeva il 9 luglio'],
  ])('%d: %s', (hours, words) => {
    expect(leftInWords(inHours(hours), NOW)).toBe(words);
  });
});

it('says what the police lack, and how heavy it is', () => {
  expect(policeCell(police(), NOW)).toEqual({ words: 'da inviare, entro 18 ore', weight: 'due' });
  expect(policeCell(police({ dueAt: inHours(-2) }), NOW).weight).toBe('late');
  expect(policeCell(police({ police: 'unknown', dueAt: null }), NOW)).toEqual({
    words: 'da verificare',
    weight: 'late',
  });
  expect(policeCell(police({ police: 'sent', dueAt: null }), NOW).weight).toBe('rest');
});

it('asks to see guests only once they are there', () => {
  expect(seenCell(stay(), police({ seen: 1 }), TODAY)).toEqual({
    words: '1\u00a0di\u00a03',
    weight: 'due',
  });
  const later = stay({ startDate: '2026-07-13' });
  expect(seenCell(later, police(), TODAY)).toEqual({ words: 'all’arrivo', weight: 'rest' });
});

it('says who collects the tax, and whether the sum is certain', () => {
  const tax = { collector: 'house', cents: 3600, isExact: false, state: 'not-due' } as const;
  expect(taxCell(tax).words).toMatch(/^circa\s36/);
  expect(taxCell({ ...tax, collector: 'portal' }).words).toBe('la incassa il portale');
  expect(taxCell({ ...tax, isExact: true, state: 'due' }).weight).toBe('due');
});

it('lists what a stay asks for today, the latest first', () => {
  const statistics = { state: 'due', dueAt: inHours(-1.5) } as const;
  const tasks = tasksOf(stay({ statistics }), NOW, TODAY);
  expect(tasks.map(({ words }) => words)).toEqual([
    'Statistiche: da comunicare, in ritardo di un’ora',
    'Questura: da inviare, entro 18 ore',
  ]);
  expect(weightOf(tasks)).toBe('late');
  expect(tasksOf(stay({ startDate: '2026-07-20', statistics }), NOW, TODAY)).toEqual([]);
});
