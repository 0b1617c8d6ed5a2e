/** The message that the overlap triggers raise. */
const OVERLAP = 'bookings_overlap';

const hasMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error;

/** True when the database refused a booking because its days are held. */
export const isOverlap = (error: unknown): boolean =>
  hasMessage(error) && error.message.includes(OVERLAP);
