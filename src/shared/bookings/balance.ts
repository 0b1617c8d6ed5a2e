import type { StaffBooking } from './bookings.schema.ts';

/** Null for what nobody owes anything for, such as requests and blocks. */
export type Balance =
  | { state: 'due' }
  | { state: 'nothing-due' }
  | { state: 'paid'; at: string }
  | null;

/** A confirmed stay that costs nothing is not due. Of an erased guest only a payment is known. */
export const balanceOf = (booking: StaffBooking): Balance => {
  if (booking.isBlocked || booking.status !== 'CONFIRMED') return null;
  if (booking.paidAt !== null) return { state: 'paid', at: booking.paidAt };
  if (!booking.guest) return null;
  return booking.totalCents === 0 ? { state: 'nothing-due' } : { state: 'due' };
};
