import { type BookingStatus, bookingStatuses } from './occupancy.ts';

/** The states that people see: a cancelled stay differs from a rejected request. */
export const bookingStates = [...bookingStatuses, 'CANCELLED'] as const;
export type BookingState = (typeof bookingStates)[number];

export const stateOf = (booking: {
  status: BookingStatus;
  cancelledAt?: string | null;
}): BookingState => (booking.cancelledAt ? 'CANCELLED' : booking.status);
