import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { BookingRow } from '#server/database/tables/bookings.table.ts';
import type { Claim, UnpaidStay, WaitingRequest } from '#shared/bookings/booking-lists.schema.ts';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { toStaffBooking, toStaffStay } from './booking-rows.ts';
import { selectStaffBookings } from './bookings.repository.ts';
import { beginsInReachOf, takesDayOf } from './taken-days.repository.ts';

/**
 * Whether a row of `bookings` is nights of another site that staff marked as the same stay as a
 * confirmed one of ours.
 */
export const isSameStay = sql<0 | 1>`EXISTS (
  SELECT 1 FROM same_stays JOIN bookings AS stay ON stay.id = same_stays.stay_id
  WHERE same_stays.block_id = bookings.id AND stay.status = 'CONFIRMED')`;

/** Whether a row holds nights that another site has closed, without a stay. */
const isClosedThere = sql<0 | 1>`EXISTS (
  SELECT 1 FROM calendar_events WHERE id = bookings.calendar_event_id AND is_closed = 1)`;

/** The bookings and blocks that claim a day of [from, until), ordered by their start. */
export const listClaims = async (db: Database, { from, until }: DayInterval): Promise<Claim[]> => {
  const rows = await db
    .selectFrom('bookings')
    .select([
      'id',
      'startDate',
      'endDate',
      'status',
      'guestName',
      'numberOfGuests',
      'arrivalTime',
      'reason',
      'source',
      'origin',
    ])
    .select(isSameStay.as('known'))
    .select(isClosedThere.as('closed'))
    .where(takesDayOf(from, until))
    .where('status', '!=', 'REJECTED')
    .orderBy('startDate')
    .orderBy('id')
    .$narrowType<{ status: Claim['status'] }>()
    .execute();
  return rows.map(({ known, closed, ...row }) => ({
    ...row,
    ...(row.status === 'NOT_AVAILABLE' ? { source: null } : { reason: '' }),
    ...(closed === 1 && { isClosedThere: true }),
    ...(known === 1 && { isSameStay: true }),
  }));
};

/** Confirmed stays that occupy a day of [from, until), those of erased guests too, by their start. */
export const listConfirmedBetween = async (
  db: Database,
  { from, until }: DayInterval,
): Promise<(StaffStay | AnonymousStay)[]> => {
  const rows = await selectStaffBookings(db)
    .where(takesDayOf(from, until))
    .where('status', '=', 'CONFIRMED')
    .orderBy('startDate')
    .orderBy('id')
    .execute();
  return rows.map(toStaffBooking).filter((booking) => !booking.isBlocked);
};

/** Requests whose stay is not over, and whose guest has no open offer: then the owners wait, not the guest. */
const waiting = (db: Database, today: StayDate) =>
  db
    .selectFrom('bookings as request')
    // As a literal, because SQLite uses a partial index only when it can see the condition.
    .where(sql<boolean>`status = 'PENDING'`)
    .where('request.endDate', '>=', today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offerMails as mail')
            .innerJoin('offers', 'offers.mailId', 'mail.id')
            .select('offers.id')
            .whereRef('mail.bookingId', '=', 'request.id')
            .where('mail.validUntil', '>=', today)
            .where('offers.outcome', 'is', null),
        ),
      ),
    );

export const countWaitingRequests = async (db: Database, today: StayDate): Promise<number> => {
  const { count } = await waiting(db, today)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** How many other bookings with these statuses claim some of a request's days. */
const countRivals = (statuses: RawBuilder<unknown>) => sql<number>`(
  SELECT count(*) FROM bookings AS other
  WHERE ${takesDayOf(sql`request.start_date`, sql`request.occupied_until`)}
    AND other.id <> request.id AND other.status IN ${statuses})`;

const stayColumns = [
  'id',
  'startDate',
  'endDate',
  'guestName',
  'numberOfGuests',
  'totalCents',
  'version',
] as const;

/** The table's checks guarantee that a stay has a guest and a party. */
type WithGuest = { guestName: string; numberOfGuests: number };

type Urgency = 'soon' | 'later';

// Two lists, because each has an index in its order.
const byUrgency = {
  soon: { isPart: sql<boolean>`start_date <`, order: sql`start_date, created_at, id` },
  later: { isPart: sql<boolean>`start_date >=`, order: sql`created_at, id` },
};

/**
 * Requests that arrive before `soon`, by their arrival, or those that arrive later, the longest waiting
 * first.
 */
export const listWaitingRequests = async (
  db: Database,
  urgency: Urgency,
  { today, soon, limit }: { today: StayDate; soon: StayDate; limit: number },
): Promise<Omit<WaitingRequest, 'isOverdue'>[]> => {
  const rows = await waiting(db, today)
    .where(sql<boolean>`${byUrgency[urgency].isPart} ${soon}`)
    .select([...stayColumns, 'createdAt', 'heldUntil'])
    .select(countRivals(sql`('CONFIRMED', 'NOT_AVAILABLE')`).as('held'))
    .select(countRivals(sql`('PENDING')`).as('asked'))
    .orderBy(byUrgency[urgency].order)
    .limit(limit)
    .$narrowType<WithGuest>()
    .execute();
  return rows.map(({ held, asked, ...row }) => ({ ...row, rivals: { held, asked } }));
};

/** As `balanceOf` of `shared`; literals, as above. */
export const isUnpaid = (): RawBuilder<boolean> =>
  sql<boolean>`status = 'CONFIRMED' AND portal_pays = 0
    AND coalesce(came_cents < total_cents, came_at IS NULL) AND guest_name IS NOT NULL
    AND (came_cents <> 0 OR end_date >= date(created_at))`;

/** The open sum of a confirmed stay, in cents: agreed less came. */
export const openCents = sql<number>`coalesce(total_cents, 0) - came_cents`.as('openCents');

/** The earliest first. */
export const listUnpaidStays = (db: Database): Promise<UnpaidStay[]> =>
  db
    .selectFrom('bookings')
    .where(isUnpaid())
    .select([...stayColumns, openCents])
    .orderBy('startDate')
    .orderBy('id')
    .$narrowType<WithGuest>()
    .execute();

/** The same with every field. */
export const listStaysWithDebts = async (db: Database): Promise<StaffStay[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where(isUnpaid())
    .orderBy('startDate')
    .orderBy('id')
    .execute();
  return rows.map(toStaffStay);
};

/** Cancelled stays that begin on `since` or later, and for which more came than went back. */
export const listPaidCancelledStays = async (
  db: Database,
  since: StayDate,
): Promise<StaffStay[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('startDate', '>=', since)
    .where('cancelledAt', 'is not', null)
    .where('cameCents', '>', 0)
    .orderBy('startDate')
    .orderBy('id')
    .execute();
  return rows.map(toStaffStay);
};

const cleaningColumns = [
  'id',
  'startDate',
  'endDate',
  'occupiedUntil',
  'origin',
  'guestName',
  'numberOfGuests',
  'over12',
  'linen',
  'animals',
  'cleaningNote',
  'arrivalTime',
  'source',
] as const;

export type UpcomingStay = Pick<BookingRow, (typeof cleaningColumns)[number]>;

/** Confirmed stays, and nights of other sites, whose guests leave on this day or later, by their first day. */
export const listUpcomingStays = (
  db: Database,
  from: StayDate,
  limit: number,
): Promise<UpcomingStay[]> =>
  db
    .selectFrom('bookings')
    .select(cleaningColumns)
    .where(beginsInReachOf(from))
    .where('occupiedUntil', '>=', from)
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', '=', 'CONFIRMED'), eb('endDate', '>=', from)]),
        and([
          eb('origin', 'is not', null),
          sql<boolean>`NOT ${isSameStay}`,
          sql<boolean>`NOT ${isClosedThere}`,
        ]),
      ]),
    )
    .orderBy('startDate')
    .orderBy('id')
    .limit(limit)
    .execute();
