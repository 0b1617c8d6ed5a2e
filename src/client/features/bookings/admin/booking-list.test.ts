import { describe, expect, it } from 'vitest';
import { isPast, listBookings, waitsForAnswer } from './booking-list.ts';
import { sampleBlock, sampleStay } from './booking-samples.ts';

const today = '2026-07-01';
const ids = (bookings: { id: number }[]) => bookings.map(({ id }) => id);

describe('isPast', () => {
  it('counts the day of departure as present', () => {
    expect(isPast({ endDate: '2026-07-01' }, today)).toBe(false);
    expect(isPast({ endDate: '2026-06-30' }, today)).toBe(true);
  });
});

describe('waitsForAnswer', () => {
  it('is true for a request that is not over', () => {
    expect(waitsForAnswer(sampleStay(), today)).toBe(true);
    expect(waitsForAnswer(sampleStay({ status: 'CONFIRMED' }), today)).toBe(false);
    expect(waitsForAnswer(sampleStay({ endDate: '2026-06-30' }), today)).toBe(false);
    expect(waitsForAnswer(sampleBlock(), today)).toBe(false);
  });
});

describe('listBookings', () => {
  const anna = sampleStay({ id: 1, startDate: '2026-07-04', endDate: '2026-07-11' });
  const zoe = sampleStay({
    id: 2,
    startDate: '2026-07-02',
    endDate: '2026-07-04',
    status: 'CONFIRMED',
    createdAt: '2026-02-01T10:00:00.000Z',
    guest: { name: 'Zoè Àvila', email: 'zoe@example.it' },
  });
  const block = sampleBlock({
    id: 3,
    reason: 'Imbiancatura',
    createdAt: '2026-04-01T10:00:00.000Z',
  });
  const lastYear = sampleStay({ id: 4, startDate: '2025-08-01', endDate: '2025-08-08' });
  const lastMonth = sampleStay({ id: 5, startDate: '2026-06-01', endDate: '2026-06-08' });
  const all = [lastYear, lastMonth, anna, zoe, block];

  it('hides what is over and shows what comes next first', () => {
    expect(ids(listBookings(all, {}, today))).toEqual([2, 1, 3]);
  });

  it('shows past bookings after the rest, the latest first', () => {
    expect(ids(listBookings(all, { past: true }, today))).toEqual([2, 1, 3, 5, 4]);
  });

  it('shows a chosen month whole, with its past', () => {
    expect(ids(listBookings(all, { month: '2026-06' }, today))).toEqual([5]);
  });

  it('counts a stay that leaves on the first of a month to the month before', () => {
    const june = sampleStay({ id: 6, startDate: '2026-06-24', endDate: '2026-07-01' });
    expect(ids(listBookings([june], { month: '2026-07' }, today))).toEqual([]);
  });

  it('filters by status', () => {
    expect(ids(listBookings(all, { status: 'NOT_AVAILABLE' }, today))).toEqual([3]);
  });

  it('finds names without accents, addresses and reasons', () => {
    expect(ids(listBookings(all, { q: 'ZOE avi' }, today))).toEqual([2]);
    expect(ids(listBookings(all, { q: 'verdi@EXAMPLE' }, today))).toEqual([1]);
    expect(ids(listBookings(all, { q: 'imbianc' }, today))).toEqual([3]);
  });

  it('sorts by arrival of the request and by name, blocks last', () => {
    expect(ids(listBookings(all, { sort: 'created' }, today))).toEqual([3, 1, 2]);
    expect(ids(listBookings(all, { sort: 'name' }, today))).toEqual([1, 2, 3]);
  });
});
