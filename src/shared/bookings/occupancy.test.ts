import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingStatuses,
  dayStateOn,
  holdsDates,
  isStayFree,
  type Occupation,
  occupiedInterval,
} from './occupancy.ts';
import { addDays, eachDay } from './stay-dates.ts';

const stay = (startDate: string, endDate: string, status: Occupation['status'] = 'CONFIRMED') => ({
  startDate,
  endDate,
  status,
});

describe('the days of a booking', () => {
  it('is its nights for a stay, all its days for a block', () => {
    expect(occupiedInterval(stay('2026-07-04', '2026-07-11'))).toEqual({
      from: '2026-07-04',
      until: '2026-07-11',
    });
    expect(occupiedInterval(stay('2026-07-04', '2026-07-04')).until).toBe('2026-07-05');
    expect(occupiedInterval(stay('2026-07-04', '2026-07-11', 'NOT_AVAILABLE')).until).toBe(
      '2026-07-12',
    );
  });

  it('lets stays touch', () => {
    const taken = [stay('2026-07-04', '2026-07-11')];
    expect(isStayFree('2026-07-11', '2026-07-18', taken)).toBe(true);
    expect(isStayFree('2026-06-27', '2026-07-04', taken)).toBe(true);
    expect(isStayFree('2026-07-10', '2026-07-12', taken)).toBe(false);
    expect(isStayFree('2026-07-01', '2026-07-31', taken)).toBe(false);
  });

  it('is nothing while it is pending or rejected', () => {
    const taken = [
      stay('2026-07-04', '2026-07-11', 'PENDING'),
      stay('2026-07-04', '2026-07-11', 'REJECTED'),
    ];
    expect(isStayFree('2026-07-04', '2026-07-11', taken)).toBe(true);
  });
});

describe('a day', () => {
  it('has two halves, which differ where one guest leaves or arrives', () => {
    const taken = [stay('2026-07-04', '2026-07-11'), stay('2026-07-11', '2026-07-12', 'PENDING')];
    expect(dayStateOn('2026-07-04', taken)).toEqual({ morning: 'free', evening: 'confirmed' });
    expect(dayStateOn('2026-07-07', taken)).toEqual({ morning: 'confirmed', evening: 'confirmed' });
    expect(dayStateOn('2026-07-11', taken)).toEqual({ morning: 'confirmed', evening: 'pending' });
    const own = taken.map((stay) => ({ ...stay, isOwn: true }));
    expect(dayStateOn('2026-07-11', own)).toEqual({ morning: 'confirmed', evening: 'own' });
  });
});

describe('any bookings at all', () => {
  const occupation = fc
    .record({
      offset: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 0, max: 20 }),
      status: fc.constantFrom(...bookingStatuses),
    })
    .map(({ offset, length, status }) => {
      const startDate = addDays('2026-03-01', offset);
      return stay(startDate, addDays(startDate, length), status);
    });

  const nights = (taken: Occupation): string[] => {
    const { from, until } = occupiedInterval(taken);
    return eachDay(from, until);
  };

  it('leave a stay free exactly when no night of it is held', () => {
    fc.assert(
      fc.property(occupation, fc.array(occupation, { maxLength: 8 }), (wanted, others) => {
        const held = new Set(others.filter(({ status }) => holdsDates(status)).flatMap(nights));
        const asked = nights({ ...wanted, status: 'PENDING' });
        expect(isStayFree(wanted.startDate, wanted.endDate, others)).toBe(
          asked.every((night) => !held.has(night)),
        );
      }),
    );
  });
});
