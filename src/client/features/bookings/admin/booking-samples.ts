import type { Claim } from '#shared/bookings/booking-lists.schema.ts';

/** A request for tests, with the given fields overridden. */
export const sampleClaim = (claim: Partial<Claim> = {}): Claim => ({
  id: 1,
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  status: 'PENDING',
  guestName: 'Anna Verdi',
  numberOfGuests: 2,
  arrivalTime: '',
  reason: '',
  origin: null,
  source: 'site',
  ...claim,
});

export const sampleBlock = (block: Partial<Claim> = {}): Claim => ({
  id: 100,
  startDate: '2026-07-20',
  endDate: '2026-07-22',
  status: 'NOT_AVAILABLE',
  guestName: null,
  numberOfGuests: null,
  arrivalTime: '',
  reason: '',
  origin: null,
  source: null,
  ...block,
});
