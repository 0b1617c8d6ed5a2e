import { describe, expect, it } from 'vitest';
import { freeInWords, loadInWords, monthLoads } from './month-load.ts';

const load = (occupations: Parameters<typeof monthLoads>[2]) => {
  const [july] = monthLoads('2026-07', 1, occupations);
  if (!july) throw new Error('no month');
  return july;
};

describe('monthLoads', () => {
  it('counts the nights of stays and the days of blocks', () => {
    const { counts } = load([
      { startDate: '2026-06-27', endDate: '2026-07-04', status: 'CONFIRMED' },
      { startDate: '2026-07-04', endDate: '2026-07-06', status: 'PENDING' },
      { startDate: '2026-07-10', endDate: '2026-07-11', status: 'NOT_AVAILABLE' },
      { startDate: '2026-07-20', endDate: '2026-07-25', status: 'REJECTED' },
    ]);
    expect(counts).toEqual({ confirmed: 3, pending: 2, blocked: 2, free: 24 });
  });

  it('runs over the end of a year', () => {
    expect(monthLoads('2026-12', 3, []).map(({ month }) => month)).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
  });
});

describe('in words', () => {
  it('says that a month is free', () => {
    expect(loadInWords(load([]))).toBe('tutto libero');
    expect(freeInWords(load([]))).toBe('');
  });

  it('names what is taken and what is left', () => {
    const july = load([
      { startDate: '2026-07-01', endDate: '2026-07-02', status: 'CONFIRMED' },
      { startDate: '2026-07-02', endDate: '2026-07-31', status: 'PENDING' },
    ]);
    expect(loadInWords(july)).toBe('1 confermata, 29 in attesa');
    expect(freeInWords(july)).toBe('1 libera');
  });
});
