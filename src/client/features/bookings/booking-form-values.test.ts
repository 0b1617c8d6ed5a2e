import { describe, expect, it } from 'vitest';
import type { Occupation } from '#shared/bookings/occupancy.ts';
import { noRule, type PricePeriod } from '#shared/prices/price-lists.ts';
import { italian } from '#tests/support/languages.ts';
import {
  addressOfValues,
  bookingIssues,
  emptyBooking,
  priceIssue,
  valuesFromAddress,
} from './booking-form-values.ts';

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
const house = { occupations, periods, today: '2026-06-10', maxGuests: 6, language: italian };
const values = (changes: Partial<ReturnType<typeof emptyBooking>>) => ({
  ...emptyBooking(6, undefined),
  ...changes,
});
const stay = (startDate: string, endDate: string) =>
  bookingIssues(values({ startDate, endDate }), house)[0] ?? null;

describe('bookingIssues', () => {
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

  it('names the rule of the period', () => {
    const message =
      'Dal 1 agosto al 31 dicembre si soggiorna solo da sabato a sabato, soggiorno minimo 7 notti.';
    expect(stay('2026-08-02', '2026-08-08')).toEqual({ path: 'startDate', message });
    expect(stay('2026-08-01', '2026-08-07')).toEqual({ path: 'endDate', message });
    expect(stay('2026-08-02', '')).toBeNull();
    expect(stay('2026-08-01', '2026-08-08')).toBeNull();
  });

  it('rejects more guests than the house sleeps', () => {
    const dates = { startDate: '2026-07-06', endDate: '2026-07-08' };
    const [, party] = bookingIssues(values({ ...dates, numberOfGuests: 7 }), house);
    expect(party?.message).toBe('La casa accoglie al massimo 6 ospiti');
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

describe('priceIssue', () => {
  const week = { startDate: '2026-07-11', endDate: '2026-07-18' };
  it.each([
    ['taken nights', { startDate: '2026-07-10' }, 'Le date selezionate non sono disponibili'],
    ['no guests', { numberOfGuests: 0 }, 'Indica almeno 1 ospite'],
    ['an emptied field', { numberOfGuests: Number.NaN }, 'Indica almeno 1 ospite'],
    ['too many', { numberOfGuests: 9 }, 'La casa accoglie al massimo 6 ospiti'],
    ['more adults than guests', { over12: 3 }, 'Non possono essere più degli ospiti'],
    [
      'nobody knows how many adults',
      { over12: Number.NaN },
      'Indica quanti ospiti hanno più di 12 anni',
    ],
  ])('names %s', (_, changes, message) => {
    expect(priceIssue(values({ ...week, ...changes }), house)?.message).toBe(message);
  });

  it('is null if only the price is missing', () => {
    expect(priceIssue(values(week), house)).toBeNull();
  });
});

describe('the address of a stay', () => {
  const shared = { arrivo: '2026-07-11', partenza: '2026-07-18', ospiti: 4, oltre12: 2 };

  it('round-trips through the form', () => {
    const filled = values(valuesFromAddress(shared, house));
    expect(filled).toMatchObject({
      startDate: '2026-07-11',
      endDate: '2026-07-18',
      numberOfGuests: 4,
      over12: 2,
    });
    expect(addressOfValues(filled, values({}))).toEqual(shared);
    expect(addressOfValues(values({}), values({}))).toEqual({});
  });

  it.each([
    ['the past', { arrivo: '2026-06-01', partenza: '2026-06-08' }],
    ['more than two years ahead', { arrivo: '2029-06-01', partenza: '2029-06-08' }],
    ['a party that does not fit', { ospiti: 8 }],
  ])('is ignored for %s', (_, address) => {
    expect(valuesFromAddress(address, house)).toEqual({});
  });

  it.each([
    ['are taken by now', '2026-07-05', '2026-07-08', /^Le date selezionate non sono disponibili$/],
    [
      'are more nights than visitors may ask for',
      '2026-07-11',
      '2026-09-30',
      /al massimo 60 notti/,
    ],
  ])('keeps dates that %s, so that the form says so', (_, arrivo, partenza, reason) => {
    const filled = values(valuesFromAddress({ arrivo, partenza }, house));
    expect(priceIssue(filled, house)?.message).toMatch(reason);
  });
});
