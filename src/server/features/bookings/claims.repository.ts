import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { Claim, WaitingRequest } from '#shared/bookings.schema.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { takesDayOf } from './taken-days.repository.ts';

/** What claims a day of [from, until), ordered by its start. */
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
      'reason',
      'origin',
    ])
    .where(takesDayOf(from, until))
    .where('status', '!=', 'REJECTED')
    .orderBy('startDate')
    .orderBy('id')
    .$narrowType<{ status: Claim['status'] }>()
    .execute();
  return rows.map((row) => ({ ...row, reason: row.status === 'NOT_AVAILABLE' ? row.reason : '' }));
};

/** Requests whose stay is not over. */
const waiting = (db: Database, today: StayDate) =>
  db
    .selectFrom('bookings as request')
    // As a literal, because SQLite uses a partial index only when it can see the condition.
    .where(sql<boolean>`status = 'PENDING'`)
    .where('request.endDate', '>=', today);

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

/** Those that have waited longest. */
export const listWaitingRequests = async (
  db: Database,
  today: StayDate,
  limit: number,
): Promise<Omit<WaitingRequest, 'isOverdue'>[]> => {
  const rows = await waiting(db, today)
    .select([
      'request.id',
      'request.startDate',
      'request.endDate',
      'request.guestName',
      'request.numberOfGuests',
      'request.createdAt',
      'request.totalCents',
      'request.heldUntil',
    ])
    .select(countRivals(sql`('CONFIRMED', 'NOT_AVAILABLE')`).as('held'))
    .select(countRivals(sql`('PENDING')`).as('asked'))
    .orderBy('request.createdAt')
    .orderBy('request.id')
    .limit(limit)
    // A request has a guest and a party: the table's checks say so.
    .$narrowType<{ guestName: string; numberOfGuests: number }>()
    .execute();
  return rows.map(({ held, asked, ...row }) => ({ ...row, rivals: { held, asked } }));
};
