import { sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { CalendarRow, CalendarsTable } from '#server/database/tables/calendars.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { KnownEvent } from './event-nights.ts';
import { inBatches } from './in-batches.ts';
import type { Plan } from './plan-reading.ts';

export const listCalendarRows = (db: Database): Promise<CalendarRow[]> =>
  db.selectFrom('calendars').selectAll().orderBy('id').execute();

export const findCalendarRow = (db: Database, id: number): Promise<CalendarRow | undefined> =>
  db.selectFrom('calendars').selectAll().where('id', '=', id).executeTakeFirst();

export const findCalendarBySecret = (
  db: Database,
  secret: string,
): Promise<CalendarRow | undefined> =>
  db.selectFrom('calendars').selectAll().where('exportSecret', '=', secret).executeTakeFirst();

export const insertCalendar = async (
  db: Database,
  row: Written<CalendarsTable>,
): Promise<number> => {
  const { id } = await db
    .insertInto('calendars')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateCalendarRow = async (
  db: Database,
  id: number,
  change: Partial<Written<CalendarsTable>>,
): Promise<void> => {
  await db.updateTable('calendars').set(change).where('id', '=', id).execute();
};

/** Its events and their blocks go with it. */
export const deleteCalendarRow = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('calendars').where('id', '=', id).execute();
};

/** The calendars whose new nights wait for an answer. */
export const listAskingCalendars = (db: Database, today: StayDate): Promise<CalendarRow[]> =>
  db
    .selectFrom('calendars')
    .selectAll()
    .where('id', 'in', (asking) =>
      asking
        .selectFrom('calendarEvents')
        .select('calendarId')
        .where('state', '=', 'wanted')
        .where('until', '>', today),
    )
    .orderBy('id')
    .execute();

/**
 * Withdraws what staff were asked, and answered, about the nights of a calendar: its address is another
 * one now.
 */
export const withdrawQuestions = async (db: Database, calendarId: number): Promise<void> => {
  await db
    .deleteFrom('calendarEvents')
    .where('calendarId', '=', calendarId)
    .where('state', 'in', ['wanted', 'refused'])
    .execute();
  await db
    .updateTable('calendarEvents')
    .set({ state: 'there' })
    .where('calendarId', '=', calendarId)
    .where('state', '=', 'lost')
    .execute();
};

/** The events of a calendar that have still to end. */
export const listEventsToCome = async (
  db: Database,
  calendarId: number,
  today: StayDate,
): Promise<KnownEvent[]> => {
  const rows = await db
    .selectFrom('calendarEvents')
    .select(['id', 'uid', 'startDate', 'until', 'isClosed', 'state', 'link'])
    .select(
      sql<0 | 1>`EXISTS (
        SELECT 1 FROM bookings AS block
        JOIN same_stays AS same ON same.block_id = block.id
        JOIN portal_stays AS portal ON portal.booking_id = same.stay_id
        WHERE block.calendar_event_id = calendar_events.id
          AND portal.calendar_id = calendar_events.calendar_id
      )`.as('hasStay'),
    )
    .where('calendarId', '=', calendarId)
    .where('until', '>', today)
    .orderBy('startDate')
    .orderBy('id')
    .execute();
  return rows.map(({ link, ...row }) => ({
    ...row,
    isClosed: row.isClosed === 1,
    hasStay: row.hasStay === 1,
    ...(link !== null && { link }),
  }));
};

/** Writes the changes of a reading. */
export const writePlan = async (
  db: Database,
  { insert, update, remove }: Plan,
  { calendarId, createdAt }: { calendarId: number; createdAt: string },
): Promise<void> => {
  await inBatches(remove, (ids) =>
    sql`DELETE FROM calendar_events WHERE id IN (SELECT value FROM json_each(${ids}))`.execute(db),
  );
  await inBatches(update, (events) =>
    sql`
      UPDATE calendar_events SET uid = value ->> 'uid', start_date = value ->> 'startDate',
        until = value ->> 'until', is_closed = value ->> 'isClosed', state = value ->> 'state',
        link = value ->> 'link'
      FROM json_each(${events}) WHERE calendar_events.id = value ->> 'id'
    `.execute(db),
  );
  await inBatches(insert, (events) =>
    sql`
      INSERT INTO calendar_events
        (calendar_id, uid, start_date, until, is_closed, state, created_at, link)
      SELECT ${calendarId}, value ->> 'uid', value ->> 'startDate', value ->> 'until',
        value ->> 'isClosed', value ->> 'state', ${createdAt}, value ->> 'link'
      FROM json_each(${events})
    `.execute(db),
  );
};

export const deletePastEvents = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('calendarEvents')
    .where('id', 'in', (past) =>
      past.selectFrom('calendarEvents').select('id').where('until', '<=', until).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const findOwnCalendar = (db: Database) =>
  db.selectFrom('ownCalendar').selectAll().executeTakeFirstOrThrow();

export const updateOwnCalendarRow = async (
  db: Database,
  change: { secret?: string; showsNames?: 0 | 1; lastExportedAt?: string },
): Promise<void> => {
  await db.updateTable('ownCalendar').set(change).execute();
};
