import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { findOfferedNights } from '#server/features/offered-nights/offered-nights.service.ts';
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

/** A booking, or nights that an offer holds, which are blocked. */
type Exported = Omit<ExportedBooking, 'id'> & { uid: string };

/** How the owners read a booking on their telephone. */
const ownSummary = (booking: Exported, showsNames: boolean): string => {
  const { status, guestName, numberOfGuests, origin, reason } = booking;
  if (origin !== null) return origin;
  if (status === 'NOT_AVAILABLE')
    return reason && showsNames ? `Date bloccate: ${reason}` : 'Date bloccate';
  const state = status === 'PENDING' ? 'Richiesta' : 'Soggiorno';
  if (!showsNames || guestName === null || numberOfGuests === null) return state;
  return `${state}: ${guestName}, ${formatGuests(numberOfGuests)}`;
};

const listExported = async (
  { database, clock }: AppContext,
  filter: Parameters<typeof listExportedBookings>[1],
): Promise<Exported[]> => {
  const bookings = await listExportedBookings(database, filter);
  const offered = await findOfferedNights(database, todayAtHouse(clock.now()));
  return [
    ...bookings.map(({ id, ...booking }) => ({ ...booking, uid: `booking-${id}` })),
    ...offered.map(({ id, endDate, guestName, ...nights }) => ({
      ...nights,
      uid: `offer-${id}`,
      occupiedUntil: endDate,
      status: 'NOT_AVAILABLE' as const,
      guestName,
      reason: `proposta per ${guestName}`,
      origin: null,
    })),
  ];
};

const icsOf = async (
  { config }: AppContext,
  db: Database,
  bookings: readonly Exported[],
  summaryOf: (booking: Exported) => string,
): Promise<string> => {
  const { siteName } = await getHomepage(db);
  const { host } = new URL(config.publicUrl);
  return writeIcs(
    siteName,
    bookings.map((booking) => ({
      uid: `${booking.uid}@${host}`,
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
  const bookings = await listExported(app, {
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
  const bookings = await listExported(app, {
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
