import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import { searchTextOfBlock } from '#shared/bookings/search-texts.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { inBatches } from './in-batches.ts';

/** The calendar whose events take nights. */
export type ImportedCalendar = { id: number; name: string; takesClosed: boolean };

/** As `takesNights` decides. */
const takes = ({ takesClosed }: ImportedCalendar) =>
  sql<boolean>`event.state NOT IN ('wanted', 'refused') AND (event.is_closed = 0 OR ${takesClosed ? 1 : 0})`;

/** The events of a calendar with their blocks. */
const blocksOf = (db: Database, { id }: ImportedCalendar) =>
  db
    .selectFrom('calendarEvents as event')
    .innerJoin('bookings as block', 'block.calendarEventId', 'event.id')
    .where('event.calendarId', '=', id);

const deleteIdleBlocks = async (db: Database, calendar: ImportedCalendar): Promise<void> => {
  const idle = await blocksOf(db, calendar)
    .select('block.id')
    .where(sql<boolean>`NOT (${takes(calendar)})`)
    .execute();
  await inBatches(idle, (rows) =>
    sql`DELETE FROM bookings WHERE id IN (SELECT value ->> 'id' FROM json_each(${rows}))`.execute(
      db,
    ),
  );
};

const moveBlocks = async (db: Database, calendar: ImportedCalendar): Promise<void> => {
  const moved = await blocksOf(db, calendar)
    .select(['block.id', 'event.startDate', 'event.until'])
    .where(({ or, eb }) =>
      or([
        eb('block.startDate', '!=', eb.ref('event.startDate')),
        eb('block.occupiedUntil', '!=', eb.ref('event.until')),
      ]),
    )
    .execute();
  await inBatches(moved, (rows) =>
    sql`
      UPDATE bookings SET start_date = value ->> 'startDate', end_date = date(value ->> 'until', '-1 day')
      FROM json_each(${rows}) WHERE bookings.id = value ->> 'id'
    `.execute(db),
  );
};

const insertBlocks = async (db: Database, calendar: ImportedCalendar): Promise<void> => {
  const { id, name } = calendar;
  const unblocked = await db
    .selectFrom('calendarEvents as event')
    .leftJoin('bookings as block', 'block.calendarEventId', 'event.id')
    .select(['event.id', 'event.startDate', 'event.until', 'event.createdAt'])
    .where('event.calendarId', '=', id)
    .where('block.id', 'is', null)
    .where(takes(calendar))
    .orderBy('event.id')
    .execute();
  await inBatches(unblocked, (rows) =>
    sql`
      INSERT INTO bookings
        (start_date, end_date, status, created_at, calendar_event_id, origin, search_text)
      SELECT value ->> 'startDate', date(value ->> 'until', '-1 day'), 'NOT_AVAILABLE',
        value ->> 'createdAt', value ->> 'id', ${name},
        ${searchTextOfBlock({ reason: '', origin: name })}
      FROM json_each(${rows})
    `.execute(db),
  );
};

const renameBlocks = async (db: Database, { id, name }: ImportedCalendar): Promise<void> => {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('calendarEvents as event', 'event.id', 'bookings.calendarEventId')
    .select(['bookings.id', 'bookings.reason'])
    .where('event.calendarId', '=', id)
    .where('bookings.origin', '!=', name)
    .execute();
  for (const row of rows) {
    const change = { origin: name, searchText: searchTextOfBlock({ ...row, origin: name }) };
    await db.updateTable('bookings').set(change).where('id', '=', row.id).execute();
  }
};

/** Syncs the blocks of a calendar with its events. Staff's notes on a block stay with it. */
export const syncImportedBlocks = async (
  db: Database,
  calendar: ImportedCalendar,
): Promise<void> => {
  await deleteIdleBlocks(db, calendar);
  await moveBlocks(db, calendar);
  await insertBlocks(db, calendar);
  await renameBlocks(db, calendar);
};

/** A confirmed stay of ours on nights of another calendar. */
export type Overlap = {
  stayId: number;
  stayStart: StayDate;
  stayEnd: StayDate;
  guestName: string | null;
  guestEmail: string | null;
  stayCreatedAt: string;
  blockId: number;
  blockStart: StayDate;
  blockEnd: StayDate;
  origin: string;
  blockCreatedAt: string;
  blockLink: string | null;
};

/** Blocks that are not over, and that staff have not recognized as the same stay. */
export const listOverlaps = (db: Database, today: StayDate): Promise<Overlap[]> =>
  db
    .selectFrom('bookings as stay')
    .innerJoin('bookings as block', (on) =>
      on
        .onRef('block.startDate', '<', 'stay.occupiedUntil')
        .onRef('block.occupiedUntil', '>', 'stay.startDate'),
    )
    .leftJoin('calendarEvents as event', 'event.id', 'block.calendarEventId')
    .select([
      'stay.id as stayId',
      'stay.startDate as stayStart',
      'stay.endDate as stayEnd',
      'stay.guestName',
      'stay.guestEmail',
      'stay.createdAt as stayCreatedAt',
      'block.id as blockId',
      'block.startDate as blockStart',
      'block.endDate as blockEnd',
      'block.origin',
      'block.createdAt as blockCreatedAt',
      'event.link as blockLink',
    ])
    .where('stay.status', '=', 'CONFIRMED')
    .where('stay.occupiedUntil', '>', today)
    .where('block.calendarEventId', 'is not', null)
    .where('block.occupiedUntil', '>', today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sameStays')
            .select('stayId')
            .whereRef('stayId', '=', 'stay.id')
            .whereRef('blockId', '=', 'block.id'),
        ),
      ),
    )
    .$narrowType<{ origin: string }>()
    .execute();

type Pair = { stayId: number; blockId: number };

export const insertPair = async (db: Database, pair: Pair): Promise<void> => {
  await db
    .insertInto('sameStays')
    .values(pair)
    .onConflict((known) => known.doNothing())
    .execute();
};

/**
 * Notes that a confirmed stay and the nights of another calendar are one and the same, so that they are
 * no conflict. False when there are no such two. Repeating it changes nothing.
 */
export const insertSameStay = async (db: Database, pair: Pair): Promise<boolean> => {
  const stay = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', pair.stayId)
    .where('status', '=', 'CONFIRMED')
    .executeTakeFirst();
  const block = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', pair.blockId)
    .where('origin', 'is not', null)
    .executeTakeFirst();
  if (!stay || !block) return false;
  await insertPair(db, pair);
  return true;
};

/**
 * Recognizes the nights of stays that were completed from this calendar when they come back under another UID, or as
 * the rest of a running stay, which some sites begin today. The only nights on those of a stay that the calendar has
 * lost are probably the same stay, moved, unless staff keep it without the calendar.
 */
export const linkCompletedStays = async (
  db: Database,
  { calendarId, today }: { calendarId: number; today: StayDate },
): Promise<void> => {
  await sql`
    INSERT OR IGNORE INTO same_stays (stay_id, block_id)
    SELECT stay.id, block.id FROM portal_stays AS portal
    JOIN bookings AS stay ON stay.id = portal.booking_id AND stay.status = 'CONFIRMED'
    JOIN calendar_events AS event ON event.calendar_id = portal.calendar_id
    JOIN bookings AS block ON block.calendar_event_id = event.id
    WHERE portal.calendar_id = ${calendarId} AND event.is_closed = 0
      AND block.occupied_until = stay.occupied_until
      AND (
        block.start_date = stay.start_date
        OR (block.start_date > stay.start_date AND block.start_date <= ${today})
      )
  `.execute(db);
  await sql`
    WITH moved AS (
      SELECT stay.id AS stay_id, block.id AS block_id,
        count(*) OVER (PARTITION BY stay.id) + count(*) OVER (PARTITION BY block.id) AS pairs
      FROM portal_stays AS portal
      JOIN bookings AS stay ON stay.id = portal.booking_id AND stay.status = 'CONFIRMED'
      JOIN calendar_events AS event ON event.calendar_id = portal.calendar_id
      JOIN bookings AS block ON block.calendar_event_id = event.id
      WHERE portal.calendar_id = ${calendarId} AND event.is_closed = 0
        AND stay.occupied_until > ${today}
        AND block.start_date < stay.occupied_until AND block.occupied_until > stay.start_date
        AND portal.settled IS NOT 'none'
        AND NOT EXISTS (
          SELECT 1 FROM same_stays AS same
          JOIN bookings AS near ON near.id = same.block_id
          JOIN calendar_events AS own ON own.id = near.calendar_event_id
          WHERE same.stay_id = stay.id AND own.calendar_id = portal.calendar_id
        )
    )
    INSERT OR IGNORE INTO same_stays (stay_id, block_id)
    SELECT stay_id, block_id FROM moved
    WHERE pairs = 2 AND NOT EXISTS (SELECT 1 FROM same_stays WHERE same_stays.block_id = moved.block_id)
  `.execute(db);
};

export type ExportedBooking = {
  id: number;
  startDate: StayDate;
  occupiedUntil: StayDate;
  status: 'PENDING' | 'CONFIRMED' | 'NOT_AVAILABLE';
  guestName: string | null;
  numberOfGuests: number | null;
  reason: string;
  origin: string | null;
  createdAt: string;
};

type ExportFilter = {
  /** Leaves out bookings that are over by then. */
  since: StayDate;
  /** Leaves out a calendar's own events, and days that are merely closed on any other site. */
  exceptCalendar?: number;
  withRequests: boolean;
};

export const listExportedBookings = (
  db: Database,
  { since, exceptCalendar, withRequests }: ExportFilter,
): Promise<ExportedBooking[]> =>
  db
    .selectFrom('bookings')
    .leftJoin('calendarEvents as event', 'event.id', 'bookings.calendarEventId')
    .select([
      'bookings.id',
      'bookings.startDate',
      'bookings.occupiedUntil',
      'bookings.status',
      'bookings.guestName',
      'bookings.numberOfGuests',
      'bookings.reason',
      'bookings.origin',
      'bookings.createdAt',
    ])
    .where('bookings.occupiedUntil', '>', since)
    // Nights that belong to a stay of ours are the stay's, and a portal's own stay is not news to it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sameStays')
            .innerJoin('bookings as stay', 'stay.id', 'sameStays.stayId')
            .select('sameStays.stayId')
            .whereRef('sameStays.blockId', '=', 'bookings.id')
            .where('stay.status', '=', 'CONFIRMED'),
        ),
      ),
    )
    .$if(exceptCalendar !== undefined, (all) =>
      all.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('portalStays')
              .select('bookingId')
              .whereRef('bookingId', '=', 'bookings.id')
              .where('calendarId', '=', Number(exceptCalendar)),
          ),
        ),
      ),
    )
    .where('bookings.status', 'in', [
      'CONFIRMED',
      'NOT_AVAILABLE',
      ...(withRequests ? (['PENDING'] as const) : []),
    ])
    .$if(exceptCalendar !== undefined, (all) =>
      all.where(({ or, and, eb }) =>
        or([
          eb('event.id', 'is', null),
          and([eb('event.calendarId', '!=', Number(exceptCalendar)), eb('event.isClosed', '=', 0)]),
        ]),
      ),
    )
    .orderBy('bookings.startDate')
    .orderBy('bookings.id')
    .$narrowType<{ status: ExportedBooking['status'] }>()
    .execute();
