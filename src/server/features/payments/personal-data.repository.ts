import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

/** What staff wrote about money; an annulled entry has a reason, be it empty. */
const withoutWords = sql`note = '', annul_reason = iif(annulled_at IS NULL, NULL, '')`;

const daysOfStay = sql`(
  SELECT json_object('startDate', start_date, 'endDate', end_date, 'source', source)
  FROM bookings WHERE bookings.id = payments.booking_id
)`;

/** Payments of these stays lose what staff wrote, and keep the stays' days, which may be deleted now. */
export const updateToKept = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`
    UPDATE payments SET ${withoutWords}, kept = ${daysOfStay}
    WHERE booking_id IN (${sql.join([...ids])})`.execute(tx);
  await sql`
    UPDATE damage_entries SET ${withoutWords} WHERE booking_id IN (${sql.join([...ids])})`.execute(
    tx,
  );
};

/** Stays that ended on `until` or before, and whose money still has words of staff or no days of its own. */
export const listOldMoney = async (
  db: Database,
  until: StayDate,
  isConfirmed: boolean,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT bookings.id FROM payments JOIN bookings ON bookings.id = payments.booking_id
    WHERE (status = 'CONFIRMED') = ${isConfirmed ? 1 : 0} AND end_date <= ${until}
      AND payments.kept IS NULL
    UNION
    SELECT bookings.id FROM damage_entries JOIN bookings ON bookings.id = damage_entries.booking_id
    WHERE (status = 'CONFIRMED') = ${isConfirmed ? 1 : 0} AND end_date <= ${until}
      AND (damage_entries.note <> '' OR damage_entries.annul_reason <> '')`.execute(db);
  return rows.map(({ id }) => id);
};
