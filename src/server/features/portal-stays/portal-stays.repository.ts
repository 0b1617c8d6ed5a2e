import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { PortalStaysTable } from '#server/database/tables/portal-stays.table.ts';
import type { TaxCollector, UnnamedNights } from '#shared/bookings/portal-stays.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { PortalSums } from '#shared/money/account.ts';

export const insertPortalStay = async (
  tx: Database,
  row: Omit<PortalStaysTable, 'settled'>,
): Promise<void> => {
  await tx
    .insertInto('portalStays')
    .values({ ...row, settled: null })
    .execute();
};

export const updateSettled = async (
  tx: Database,
  bookingId: number,
  settled: string,
): Promise<void> => {
  await tx.updateTable('portalStays').set({ settled }).where('bookingId', '=', bookingId).execute();
};

/** Also of a stay that came from no calendar. */
export const upsertPortalSums = async (
  tx: Database,
  bookingId: number,
  sums: Partial<PortalSums>,
): Promise<void> => {
  await tx
    .insertInto('portalStays')
    .values({
      ...{ bookingId, calendarId: null, taxCollectedBy: 'portal', settled: null },
      ...{ payoutCents: null, commissionCents: null, withheldCents: null },
      ...sums,
    })
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet(sums))
    .execute();
};

export const updateTaxCollector = async (
  tx: Database,
  bookingId: number,
  taxCollectedBy: TaxCollector,
): Promise<void> => {
  await tx
    .updateTable('portalStays')
    .set({ taxCollectedBy })
    .where('bookingId', '=', bookingId)
    .execute();
};

export const listPortalSums = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('portalStays')
    .select(['bookingId', 'payoutCents', 'commissionCents', 'withheldCents'])
    .where('bookingId', 'in', ids)
    .execute();

export const listTaxCollectors = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('portalStays')
    .select(['bookingId', 'taxCollectedBy'])
    .where('bookingId', 'in', ids)
    .execute();

/** The nights that a calendar takes, if it says more than that they are closed. */
export const findImportedNights = (db: Database, blockId: number) =>
  db
    .selectFrom('bookings as block')
    .innerJoin('calendarEvents as event', 'event.id', 'block.calendarEventId')
    .innerJoin('calendars as calendar', 'calendar.id', 'event.calendarId')
    .select([
      'block.startDate',
      'block.occupiedUntil as endDate',
      'calendar.id as calendarId',
      'calendar.kind',
    ])
    .where('block.id', '=', blockId)
    .where('event.isClosed', '=', 0)
    .executeTakeFirst();

/** Nights of other sites that are not over and belong to no stay of ours. */
export const listUnnamedNights = async (db: Database, today: StayDate): Promise<UnnamedNights[]> =>
  db
    .selectFrom('bookings as block')
    .innerJoin('calendarEvents as event', 'event.id', 'block.calendarEventId')
    .innerJoin('calendars as calendar', 'calendar.id', 'event.calendarId')
    .select([
      'block.id',
      'block.startDate',
      'block.occupiedUntil as endDate',
      'calendar.name as calendar',
    ])
    .where('event.isClosed', '=', 0)
    .where('block.occupiedUntil', '>', today)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM bookings AS stay
        WHERE stay.status = 'CONFIRMED'
          AND stay.start_date < block.occupied_until AND stay.occupied_until > block.start_date
      )`,
    )
    .execute();

/** The nights in a stay's calendar that match it best: a feed may have them twice, or in parts. */
const nearestBlock = sql<number>`(
  SELECT near.id FROM same_stays AS same
  JOIN bookings AS near ON near.id = same.block_id
  JOIN calendar_events AS event ON event.id = near.calendar_event_id
  WHERE same.stay_id = stay.id AND event.calendar_id = portal.calendar_id
  ORDER BY near.occupied_until = stay.occupied_until DESC, near.start_date, near.id
  LIMIT 1
)`;

/** A completed stay, and the nights that its calendar has for it now. */
const withFeed = (db: Database) =>
  db
    .selectFrom('portalStays as portal')
    .innerJoin('bookings as stay', 'stay.id', 'portal.bookingId')
    .leftJoin('calendars as calendar', 'calendar.id', 'portal.calendarId')
    .leftJoin('bookings as block', (on) => on.on('block.id', '=', nearestBlock))
    .select([
      'stay.id',
      'stay.status',
      'stay.guestName',
      'stay.startDate',
      'stay.endDate',
      'stay.occupiedUntil',
      'calendar.name as calendar',
      'portal.payoutCents',
      'portal.commissionCents',
      'portal.withheldCents',
      'portal.taxCollectedBy',
      'portal.settled',
      'block.startDate as feedStart',
      'block.occupiedUntil as feedEnd',
    ]);

export type PortalRow = NonNullable<Awaited<ReturnType<typeof findPortalRow>>>;

export const findPortalRow = (db: Database, bookingId: number) =>
  withFeed(db).where('stay.id', '=', bookingId).executeTakeFirst();

/** Confirmed ones that are not over, of calendars that are still connected. */
export const listPortalRows = (db: Database, today: StayDate) =>
  withFeed(db)
    .where('stay.status', '=', 'CONFIRMED')
    .where('stay.occupiedUntil', '>', today)
    .where('calendar.id', 'is not', null)
    .where('stay.guestName', 'is not', null)
    .execute();
