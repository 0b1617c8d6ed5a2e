import type { StaffBooking } from './bookings.schema.ts';

/** Whether a stay is paid; null for what nobody owes anything for, such as requests and blocks. */
export type Balance = 'due' | 'paid' | 'nothing-due' | null;

/** A confirmed stay that costs nothing is not due. Of an erased guest only a payment is known. */
export const balanceOf = (booking: StaffBooking): Balance => {
  if (booking.isBlocked || booking.status !== 'CONFIRMED') return null;
  if (booking.paidAt !== null) return 'paid';
  if (!booking.guest) return null;
  return booking.totalCents === 0 ? 'nothing-due' : 'due';
};
