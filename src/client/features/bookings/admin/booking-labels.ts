import type { BookingStatus, Occupation } from '#shared/bookings/occupancy.ts';
import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayRange, formatNights } from '#shared/languages/italian-dates.ts';

/** The day of departure itself does not count as past. */
export const isPast = (booking: { endDate: StayDate }, today: StayDate): boolean =>
  booking.endDate < today;

type Lasting = Occupation & { origin?: string | null };

/** '7 notti', or '3 giorni' for an owners' block, which includes its last day. */
export const formatLength = ({ status, startDate, endDate, origin }: Lasting): string => {
  const nights = daysBetween(startDate, endDate);
  if (status !== 'NOT_AVAILABLE') return formatNights(nights);
  if (origin) return formatNights(nights + 1);
  return nights === 0 ? '1 giorno' : `${nights + 1} giorni`;
};

/** '4–11 luglio 2026 · 7 notti' */
export const formatPeriod = (booking: Lasting): string =>
  `${formatDayRange(booking.startDate, booking.endDate)} · ${formatLength(booking)}`;

type Named = { status: BookingStatus; guestName?: string | null; origin?: string | null };

/** 'Ospite' after the guest's personal data were erased; the calendar's name for imported nights. */
export const bookingName = ({ status, guestName, origin }: Named): string =>
  status === 'NOT_AVAILABLE' ? (origin ?? 'Date bloccate') : (guestName ?? 'Ospite');

/** Fallbacks for errors without a message (specification, section 8). */
export const bookingFailures = {
  enter: 'Errore nel creare la prenotazione',
  update: "Errore nell'aggiornamento della prenotazione",
  delete: 'Errore nella cancellazione della prenotazione',
} as const;
