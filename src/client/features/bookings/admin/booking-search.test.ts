import { describe, expect, it } from 'vitest';
import { parseBookingSearch } from './booking-search.ts';

const nothing = {
  enter: undefined,
  from: undefined,
  to: undefined,
  view: undefined,
  booking: undefined,
  guest: undefined,
  q: undefined,
  status: undefined,
  source: undefined,
  sort: undefined,
  unpaid: undefined,
  past: undefined,
  month: undefined,
  page: undefined,
};

describe('parseBookingSearch', () => {
  it('reads valid parameters', () => {
    const search = {
      enter: 'block',
      from: '2026-07-04',
      to: '2026-07-11',
      view: 'calendar',
      booking: 12,
      q: 'anna',
      status: 'PENDING',
      sort: 'name',
      unpaid: true,
      past: true,
      month: '2026-07',
      page: 2,
    };
    expect(parseBookingSearch(search)).toEqual(search);
  });

  it('reads a number in the search as a string', () => {
    expect(parseBookingSearch({ q: 2026 })).toEqual({ q: '2026' });
  });

  it('replaces invalid parameters by undefined', () => {
    const search = {
      enter: 'task',
      from: '2026-02-30',
      to: 20260711,
      view: 'list',
      booking: -1,
      q: '',
      status: 'LOST',
      sort: 'date',
      past: 'yes',
      month: '2026-13',
      page: 1,
      other: 1,
    };
    expect(parseBookingSearch(search)).toStrictEqual(nothing);
    expect(parseBookingSearch({ booking: '12', q: {}, month: 7 })).toStrictEqual(nothing);
  });
});
