import type { Database, Written } from '#server/database/database.types.ts';
import type {
  CalendarEventsTable,
  CalendarRow,
  CalendarsTable,
} from '#server/database/tables/calendars.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { KnownEvent, Plan } from './plan-reading.ts';

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

/** The events of a calendar that have still to end. */
export const listEventsToCome = async (
  db: Database,
  calendarId: number,
  today: StayDate,
): Promise<KnownEvent[]> => {
  const rows = await db
    .selectFrom('calendarEvents')
    .select(['id', 'uid', 'startDate', 'until', 'isClosed', 'state'])
    .where('calendarId', '=', calendarId)
    .where('until', '>', today)
    .orderBy('startDate')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isClosed: row.isClosed === 1 }));
};

/** SQLite binds a limited number of values in one statement. */
const BATCH = 500;

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Writes the changes of a reading. */
export const writePlan = async (
  db: Database,
  { insert, update, remove }: Plan,
  { calendarId, createdAt }: { calendarId: number; createdAt: string },
): Promise<void> => {
  for (const batch of inBatches(remove)) {
    await db.deleteFrom('calendarEvents').where('id', 'in', batch).execute();
  }
  for (const { id, startDate, until, isClosed, state } of update) {
    const change = { startDate, until, isClosed: isClosed ? 1 : 0, state } as const;
    await db.updateTable('calendarEvents').set(change).where('id', '=', id).execute();
  }
  for (const batch of inBatches(insert)) {
    const rows = batch.map(
      ({ isClosed, ...event }): Written<CalendarEventsTable> => ({
        ...event,
        calendarId,
        isClosed: isClosed ? 1 : 0,
        state: 'there',
        createdAt,
      }),
    );
    await db.insertInto('calendarEvents').values(rows).execute();
  }
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
