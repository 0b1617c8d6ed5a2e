import type { StaffBlock, StaffStay } from '#shared/bookings.schema.ts';

/** A stay for tests; only what a test is about needs saying. */
export const sampleStay = (stay: Partial<StaffStay> = {}): StaffStay => {
  const guest = stay.guest ?? { name: 'Anna Verdi', email: 'anna.verdi@example.it' };
  return {
    id: 1,
    startDate: '2026-07-04',
    endDate: '2026-07-11',
    status: 'PENDING',
    numberOfGuests: 2,
    over12: 2,
    linen: false,
    note: '',
    reason: '',
    createdAt: '2026-03-01T10:00:00.000Z',
    isBlocked: false,
    guestName: guest.name,
    guestEmail: guest.email,
    version: 1,
    ...stay,
    guest,
  };
};

export const sampleBlock = (block: Partial<StaffBlock> = {}): StaffBlock => ({
  id: 100,
  startDate: '2026-07-20',
  endDate: '2026-07-22',
  status: 'NOT_AVAILABLE',
  isBlocked: true,
  reason: '',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...block,
});
