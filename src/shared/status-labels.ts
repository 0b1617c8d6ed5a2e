import { type BookingStatus, bookingStatuses } from './occupancy.ts';

/** As staff read them, and in Italian guests too. Specification, section 4. */
export const statusLabels: Record<BookingStatus, string> = {
  PENDING: 'In attesa',
  CONFIRMED: 'Confermata',
  REJECTED: 'Rifiutata',
  NOT_AVAILABLE: 'Non disponibile',
};

/** What a booking is for people: a cancelled stay is no rejected request. */
export const bookingStates = [...bookingStatuses, 'CANCELLED'] as const;
export type BookingState = (typeof bookingStates)[number];

export const stateLabels: Record<BookingState, string> = {
  ...statusLabels,
  CANCELLED: 'Annullata',
};

export const stateOf = (booking: {
  status: BookingStatus;
  cancelledAt?: string | null;
}): BookingState => (booking.cancelledAt ? 'CANCELLED' : booking.status);
