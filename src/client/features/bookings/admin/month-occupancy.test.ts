import { describe, expect, it } from 'vitest';
import { formatFreeNights, formatOccupancy, monthOccupancies } from './month-occupancy.ts';

const occupancy = (occupations: Parameters<typeof monthOccupancies>[2]) => {
  const [july] = monthOccupancies('2026-07', 1, occupations);
  if (!july) throw new Error('no month');
  return july;
};

describe('monthOccupancies', () => {
  it('counts the nights of stays and the days of blocks', () => {
    const { counts } = occupancy([
      { startDate: '2026-06-27', endDate: '2026-07-04', status: 'CONFIRMED' },
      { startDate: '2026-07-04', endDate: '2026-07-06', status: 'PENDING' },
      { startDate: '2026-07-10', endDate: '2026-07-11', status: 'NOT_AVAILABLE' },
      { startDate: '2026-07-20', endDate: '2026-07-25', status: 'REJECTED' },
    ]);
    expect(counts).toEqual({ confirmed: 3, pending: 2, blocked: 2, free: 24 });
  });

  it('continues into the next year', () => {
    expect(monthOccupancies('2026-12', 3, []).map(({ month }) => month)).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
  });
});

describe('labels', () => {
  it('describe a free month', () => {
    expect(formatOccupancy(occupancy([]))).toBe('tutto libero');
    expect(formatFreeNights(occupancy([]))).toBe('');
  });

  it('describe occupied and free nights', () => {
    const july = occupancy([
      { startDate: '2026-07-01', endDate: '2026-07-02', status: 'CONFIRMED' },
      { startDate: '2026-07-02', endDate: '2026-07-31', status: 'PENDING' },
    ]);
    expect(formatOccupancy(july)).toBe('1 confermata, 29 in attesa');
    expect(formatFreeNights(july)).toBe('1 libera');
  });
});
