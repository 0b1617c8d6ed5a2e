import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { isToBeNoted } from '#server/infrastructure/secret-addresses.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatGuests } from '#shared/languages/italian-dates.ts';
import { writeIcs } from '#shared/write-ics.ts';
import {
  findCalendarBySecret,
  findOwnCalendar,
  updateCalendarRow,
  updateOwnCalendarRow,
} from './calendars.repository.ts';
import { type ExportedBooking, listExportedBookings } from './imported-blocks.repository.ts';

/** How much of the past the owners see on their telephone. */
const OWN_PAST_DAYS = 365;

/** How the owners read a booking on their telephone. */
const ownSummary = (booking: ExportedBooking, showsNames: boolean): string => {
  const { status, guestName, numberOfGuests, origin, reason } = booking;
  if (origin !== null) return origin;
  if (status === 'NOT_AVAILABLE')
    return reason && showsNames ? `Date bloccate: ${reason}` : 'Date bloccate';
  const state = status === 'PENDING' ? 'Richiesta' : 'Soggiorno';
  if (!showsNames || guestName === null || numberOfGuests === null) return state;
  return `${state}: ${guestName}, ${formatGuests(numberOfGuests)}`;
};

const icsOf = async (
  { config }: AppContext,
  db: Database,
  bookings: readonly ExportedBooking[],
  summaryOf: (booking: ExportedBooking) => string,
): Promise<string> => {
  const { siteName } = await getHomepage(db);
  const { host } = new URL(config.publicUrl);
  return writeIcs(
    siteName,
    bookings.map((booking) => ({
      uid: `booking-${booking.id}@${host}`,
      createdAt: booking.createdAt,
      startDate: booking.startDate,
      until: booking.occupiedUntil,
      summary: summaryOf(booking),
    })),
  );
};

const exportForSite = async (app: AppContext, secret: string): Promise<string | null> => {
  const { database, clock, lifecycle } = app;
  const row = await findCalendarBySecret(database, secret);
  if (!row) return null;
  const now = clock.now();
  if (lifecycle.phase === 'serving' && isToBeNoted(row.lastExportedAt, now)) {
    await updateCalendarRow(database, row.id, { lastExportedAt: now.toISOString() });
  }
  const bookings = await listExportedBookings(database, {
    since: todayAtHouse(now),
    exceptCalendar: row.id,
    withRequests: row.exportsRequests === 1,
  });
  // Guests and the source of a stay remain private.
  return icsOf(app, database, bookings, () => 'Occupato');
};

const exportForOwners = async (app: AppContext): Promise<string> => {
  const { database, clock, lifecycle } = app;
  const own = await findOwnCalendar(database);
  const now = clock.now();
  if (lifecycle.phase === 'serving' && isToBeNoted(own.lastExportedAt, now)) {
    await updateOwnCalendarRow(database, { lastExportedAt: now.toISOString() });
  }
  const bookings = await listExportedBookings(database, {
    since: addDays(todayAtHouse(now), -OWN_PAST_DAYS),
    withRequests: true,
  });
  return icsOf(app, database, bookings, (booking) => ownSummary(booking, own.showsNames === 1));
};

/** The calendar at a secret address, in RFC 5545's format; null for an address that is none. */
export const exportCalendar = async (app: AppContext, secret: string): Promise<string | null> => {
  const own = await findOwnCalendar(app.database);
  return own.secret === secret ? exportForOwners(app) : exportForSite(app, secret);
};
