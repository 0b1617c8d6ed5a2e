import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type {
  StatisticsArrivalsTable,
  StatisticsDaysTable,
} from '#server/database/tables/statistics.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

/** The names that these people's arrivals have with the region. */
export const listArrivalsOf = async (
  db: Database,
  memberIds: readonly number[],
): Promise<StatisticsArrivalsTable[]> =>
  memberIds.length === 0
    ? []
    : db
        .selectFrom('statisticsArrivals')
        .selectAll()
        .where('memberId', 'in', memberIds)
        // As a literal, because SQLite uses a partial index only when it can see the condition.
        .where(sql<boolean>`state <> 'withdrawn'`)
        .execute();

/** The arrivals of these days that were reported. */
export const listToldArrivals = (
  db: Database,
  { from, to }: { from: StayDate; to: StayDate },
): Promise<StatisticsArrivalsTable[]> =>
  db
    .selectFrom('statisticsArrivals')
    .selectAll()
    .where('arrival', '>=', from)
    .where('arrival', '<=', to)
    .where('state', '=', 'told')
    .execute();

export const insertArrival = async (tx: Database, row: StatisticsArrivalsTable): Promise<void> => {
  await tx.insertInto('statisticsArrivals').values(row).execute();
};

export const updateArrivalRow = async (
  tx: Database,
  { code, ...change }: Pick<StatisticsArrivalsTable, 'code'> & Partial<StatisticsArrivalsTable>,
): Promise<void> => {
  await tx.updateTable('statisticsArrivals').set(change).where('code', '=', code).execute();
};

/** Of stays that ended on this day or before; at most `limit`. */
export const deleteOldArrivals = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('statisticsArrivals')
    .where('code', 'in', (old) =>
      old
        .selectFrom('statisticsArrivals')
        .select('code')
        .where('departure', '<=', until)
        // A longer stay keeps its people, and their names with the region.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('bookings')
                .select('id')
                .whereRef('bookings.id', '=', 'statisticsArrivals.bookingId')
                .where('endDate', '>', until),
            ),
          ),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const deleteArrivalsOf = async (
  tx: Database,
  bookingIds: readonly number[],
): Promise<void> => {
  if (bookingIds.length === 0) return;
  await tx.deleteFrom('statisticsArrivals').where('bookingId', 'in', bookingIds).execute();
};

/** The declared days, with the names of the users who declared them. */
export const listDeclaredDays = (db: Database, { from, to }: { from: StayDate; to: StayDate }) =>
  db
    .selectFrom('statisticsDays as declared')
    .leftJoin('users', 'users.id', 'declared.declaredBy')
    .selectAll('declared')
    .select('users.name as declaredByName')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

export type DeclaredRow = Awaited<ReturnType<typeof listDeclaredDays>>[number];

export const writeDeclaredDay = async (tx: Database, row: StatisticsDaysTable): Promise<void> => {
  await tx.replaceInto('statisticsDays').values(row).execute();
};

/** Arrivals stay told: the region may know them all the same. */
export const deleteDeclaredDays = async (
  tx: Database,
  days: readonly StayDate[],
): Promise<void> => {
  if (days.length > 0) await tx.deleteFrom('statisticsDays').where('day', 'in', days).execute();
};

/** Deletes the fingerprint, because brute force could trace it to a guest. */
export const updateToFinal = async (
  tx: Database,
  { from, to }: { from: StayDate; to: StayDate },
): Promise<void> => {
  await tx
    .updateTable('statisticsDays')
    .set({ isFinal: 1, fingerprint: '' })
    .where('isFinal', '=', 0)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
};
