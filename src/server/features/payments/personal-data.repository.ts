import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

/** What staff wrote about money; an annulled entry has a reason, be it empty. */
const withoutWords = {
  note: '',
  annulReason: sql<string | null>`iif(annulled_at IS NULL, NULL, '')`,
};

const daysOfStay = sql<string>`(
  SELECT json_object('startDate', start_date, 'endDate', end_date, 'source', source)
  FROM bookings WHERE bookings.id = payments.booking_id
)`;

/** Payments of these stays lose what staff wrote, and keep the stays' days, which may be deleted now. */
export const updateToKept = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('payments')
    .set({ ...withoutWords, searchText: '', kept: daysOfStay })
    .where('bookingId', 'in', ids)
    .execute();
  await tx.updateTable('damageEntries').set(withoutWords).where('bookingId', 'in', ids).execute();
};

/** Stays that ended on `until` or before, and whose money still has words of staff or no days of its own. */
export const listOldMoney = async (
  db: Database,
  until: StayDate,
  isConfirmed: boolean,
): Promise<number[]> => {
  const status = isConfirmed ? '=' : '!=';
  const paid = db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.bookingId')
    .select('bookings.id')
    .where('bookings.status', status, 'CONFIRMED')
    .where('bookings.endDate', '<=', until)
    .where('payments.kept', 'is', null);
  const deposited = db
    .selectFrom('damageEntries')
    .innerJoin('bookings', 'bookings.id', 'damageEntries.bookingId')
    .select('bookings.id')
    .where('bookings.status', status, 'CONFIRMED')
    .where('bookings.endDate', '<=', until)
    .where(({ or, eb }) =>
      or([eb('damageEntries.note', '!=', ''), eb('damageEntries.annulReason', '!=', '')]),
    );
  const rows = await paid.union(deposited).execute();
  return rows.map(({ id }) => id);
};
