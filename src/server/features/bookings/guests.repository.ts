import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { phoneDigits } from '#shared/bookings/phone-digits.ts';
import { toStaffStay } from './booking-rows.ts';

/** Only the latest of a search are looked at. */
const MOST_STAYS = 200;

const stays = (db: Database) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('guestName', 'is not', null)
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc');

/** Folded digits that two spellings of one telephone number share. */
const tailOf = (phone: string): string => phoneDigits(phone).slice(-6);

/** The stays with these contacts, and some with a similar number; the latest first. */
export const listStaysOfGuest = async (
  db: Database,
  { guestEmail, guestPhone }: Pick<StaffStay, 'guestEmail' | 'guestPhone'>,
): Promise<StaffStay[]> => {
  const rows = await stays(db)
    .where(({ or, eb }) =>
      or([
        eb('guestEmail', '=', guestEmail),
        ...(guestPhone
          ? [
              sql<boolean>`guest_phone IS NOT NULL AND instr(search_text, ${tailOf(guestPhone)}) > 0`,
            ]
          : []),
      ]),
    )
    .execute();
  return rows.map(toStaffStay);
};

/** The stays whose guest's name or contacts have all these folded words; the latest first. */
export const searchStays = async (db: Database, words: readonly string[]): Promise<StaffStay[]> => {
  const rows = await stays(db)
    .where(({ and }) => and(words.map((word) => sql<boolean>`instr(search_text, ${word}) > 0`)))
    .limit(MOST_STAYS)
    .execute();
  return rows.map(toStaffStay);
};

export const updateGuestNote = async (
  db: Database,
  ids: readonly number[],
  guestNote: string,
): Promise<void> => {
  await db.updateTable('bookings').set({ guestNote }).where('id', 'in', ids).execute();
};
