import type { BookingStatus } from './occupancy.ts';

/** Specification, section 4. */
export const statusLabels: Record<BookingStatus, string> = {
  PENDING: 'In attesa',
  CONFIRMED: 'Confermata',
  REJECTED: 'Rifiutata',
  NOT_AVAILABLE: 'Non disponibile',
};
