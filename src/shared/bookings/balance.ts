import type { StaffBooking } from './bookings.schema.ts';

/** Null for what nobody owes anything for, such as requests and blocks. */
export type Balance =
  | { state: 'due' }
  | { state: 'nothing-due' }
  | { state: 'paid'; at: string }
  | null;

/**
 * A confirmed stay is due, unless it costs nothing or was entered after its end: that was paid in its
 * time. Of an erased guest only a payment is known.
 */
export const balanceOf = (booking: StaffBooking): Balance => {
  if (booking.isBlocked || booking.status !== 'CONFIRMED') return null;
  if (booking.paidAt !== null) return { state: 'paid', at: booking.paidAt };
  if (!booking.guest) return null;
  const isSettled = booking.totalCents === 0 || booking.endDate < booking.createdAt.slice(0, 10);
  return { state: isSettled ? 'nothing-due' : 'due' };
};
