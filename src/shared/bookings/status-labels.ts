import { type BookingStatus, bookingStatuses } from './occupancy.ts';

/** What a booking is for people: a cancelled stay is no rejected request. */
export const bookingStates = [...bookingStatuses, 'CANCELLED'] as const;
export type BookingState = (typeof bookingStates)[number];

export const stateOf = (booking: {
  status: BookingStatus;
  cancelledAt?: string | null;
}): BookingState => (booking.cancelledAt ? 'CANCELLED' : booking.status);
