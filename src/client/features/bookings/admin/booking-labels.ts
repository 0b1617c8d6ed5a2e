import { type Counted, isNights, lastDayOf } from '#shared/bookings/imported-nights.ts';
import type { BookingStatus } from '#shared/bookings/occupancy.ts';
import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  formatDayRange,
  formatNights,
  formatShortDayRange,
} from '#shared/languages/italian-dates.ts';

/** The day of departure itself does not count as past. */
export const isPast = (booking: { endDate: StayDate }, today: StayDate): boolean =>
  booking.endDate < today;

/** '7 notti', or '3 giorni' for an owners' block, which includes its last day. */
export const formatLength = (booking: Counted): string => {
  const nights = daysBetween(booking.startDate, lastDayOf(booking));
  if (booking.status !== 'NOT_AVAILABLE' || isNights(booking)) return formatNights(nights);
  return nights === 0 ? '1 giorno' : `${nights + 1} giorni`;
};

/** '4–11 luglio 2026' */
export const formatSpan = (booking: Counted): string =>
  formatDayRange(booking.startDate, lastDayOf(booking));

/** '4–11 lug 2026' */
export const formatShortSpan = (booking: Counted): string =>
  formatShortDayRange(booking.startDate, lastDayOf(booking));

/** '4–11 luglio 2026 · 7 notti' */
export const formatPeriod = (booking: Counted): string =>
  `${formatSpan(booking)} · ${formatLength(booking)}`;

/** At the beginning of a line. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Named = {
  status: BookingStatus;
  guestName?: string | null;
  origin?: string | null;
  isOffered?: true | undefined;
};

/** 'Ospite' after the guest's personal data were erased; the calendar's name for imported nights. */
export const bookingName = ({ status, guestName, origin, isOffered }: Named): string => {
  if (isOffered) return `Proposta per ${guestName}`;
  return status === 'NOT_AVAILABLE' ? (origin ?? 'Date bloccate') : (guestName ?? 'Ospite');
};

/** Fallbacks for errors without a message (specification, section 8). */
export const bookingFailures = {
  enter: 'Errore nel creare la prenotazione',
  update: "Errore nell'aggiornamento della prenotazione",
  delete: 'Errore nella cancellazione della prenotazione',
} as const;
