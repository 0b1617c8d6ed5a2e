import { describe, expect, it } from 'vitest';
import type { Occupation } from '#shared/occupancy.ts';
import { noRule, type PricePeriod } from '#shared/price-lists.ts';
import { bookingIssue, emptyBooking } from './booking-form-values.ts';

const occupations: Occupation[] = [
  { startDate: '2026-07-04', endDate: '2026-07-11', status: 'CONFIRMED' },
  { startDate: '2026-07-18', endDate: '2026-07-25', status: 'PENDING' },
];
const periods: PricePeriod[] = [
  { startDate: '2026-01-01', endDate: '2026-07-31', weeklyPriceCents: 70_000, ...noRule },
  {
    startDate: '2026-08-01',
    endDate: '2026-12-31',
    weeklyPriceCents: 90_000,
    minNights: 7,
    changeoverDay: 'saturday',
  },
];
const house = { occupations, periods, today: '2026-06-10', maxGuests: 6 };
const values = (changes: Partial<ReturnType<typeof emptyBooking>>) => ({
  ...emptyBooking(6, undefined),
  ...changes,
});
const stay = (startDate: string, endDate: string) =>
  bookingIssue(values({ startDate, endDate }), house);

describe('bookingIssue', () => {
  const taken = { path: 'startDate', message: 'Le date selezionate non sono disponibili' };

  it('rejects occupied nights, but not adjacent ones', () => {
    expect(stay('2026-07-03', '2026-07-05')).toEqual(taken);
    expect(stay('2026-07-10', '2026-07-12')).toEqual(taken);
    expect(stay('2026-07-01', '2026-07-04')).toBeNull();
    expect(stay('2026-07-11', '2026-07-18')).toBeNull();
    expect(stay('2026-07-18', '2026-07-25')).toBeNull();
  });

  it('checks the arrival before a departure is chosen', () => {
    expect(stay('2026-07-06', '')).toEqual(taken);
    expect(stay('2026-07-11', '')).toBeNull();
    expect(stay('', '2026-07-11')).toBeNull();
  });

  it('rejects past dates and a departure before the arrival', () => {
    expect(stay('2026-06-09', '2026-06-12')?.path).toBe('startDate');
    expect(stay('2026-06-20', '2026-06-19')?.path).toBe('endDate');
  });

  it('tells the rule of the period', () => {
    const message = 'Dal 1 agosto al 31 dicembre si soggiorna da sabato a sabato, almeno 7 notti.';
    expect(stay('2026-08-02', '2026-08-08')).toEqual({ path: 'startDate', message });
    expect(stay('2026-08-01', '2026-08-07')).toEqual({ path: 'endDate', message });
    expect(stay('2026-08-02', '')).toBeNull();
    expect(stay('2026-08-01', '2026-08-08')).toBeNull();
  });

  it('rejects more guests than the house sleeps', () => {
    expect(bookingIssue(values({ numberOfGuests: 7 }), house)?.path).toBe('numberOfGuests');
  });
});

describe('emptyBooking', () => {
  it('prefills the logged-in user and a number of guests that fits the house', () => {
    const guest = { name: 'Maria', email: 'maria@example.org' };
    expect(emptyBooking(1, guest)).toMatchObject({
      guestName: 'Maria',
      guestEmail: 'maria@example.org',
      numberOfGuests: 1,
      over12: 1,
    });
  });
});
