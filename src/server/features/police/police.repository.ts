import type { Selectable } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type {
  PoliceReceiptsTable,
  PoliceSettingsTable,
  PoliceTransmissionsTable,
  SeenGuestsTable,
} from '#server/database/tables/police.table.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';

export type SettingsRow = Selectable<PoliceSettingsTable>;

export const findSettings = (db: Database): Promise<SettingsRow> =>
  db.selectFrom('policeSettings').selectAll().executeTakeFirstOrThrow();

export const updateSettings = async (
  tx: Database,
  change: Partial<Written<PoliceSettingsTable>>,
): Promise<void> => {
  await tx.updateTable('policeSettings').set(change).execute();
};

/** Which of these people staff have seen, and which user saw them. */
export const listSeen = async (db: Database, memberIds: readonly number[]) =>
  memberIds.length === 0
    ? []
    : db
        .selectFrom('seenGuests as seen')
        .leftJoin('users as user', 'user.id', 'seen.userId')
        .select(['seen.memberId', 'seen.how', 'seen.document', 'seen.at', 'user.name as by'])
        .where('seen.memberId', 'in', memberIds)
        .execute();
export type SeenRow = Awaited<ReturnType<typeof listSeen>>[number];

export const putSeen = async (tx: Database, row: SeenGuestsTable): Promise<void> => {
  await tx
    .insertInto('seenGuests')
    .values(row)
    .onConflict((taken) => taken.column('memberId').doUpdateSet(row))
    .execute();
};

export const deleteSeen = async (tx: Database, memberIds: readonly number[]): Promise<void> => {
  if (memberIds.length > 0)
    await tx.deleteFrom('seenGuests').where('memberId', 'in', memberIds).execute();
};

const withSender = (db: Database) =>
  db
    .selectFrom('policeTransmissions as sent')
    .leftJoin('users as user', 'user.id', 'sent.userId')
    .selectAll('sent')
    .select('user.name as by');

/** The transmissions about these stays, and about these people in any stay. */
export const listTransmissions = async (
  db: Database,
  { bookingIds, people }: { bookingIds: readonly number[]; people: readonly string[] },
) => {
  const ofStays =
    bookingIds.length === 0
      ? []
      : await withSender(db).where('sent.bookingId', 'in', bookingIds).execute();
  if (people.length === 0) return ofStays;
  const known = new Set(ofStays.map(({ id }) => id));
  const ofPeople = await withSender(db).where('sent.person', 'in', people).execute();
  return [...ofStays, ...ofPeople.filter(({ id }) => !known.has(id))];
};
export type TransmissionRow = Awaited<ReturnType<typeof listTransmissions>>[number];

type NewTransmission = Written<PoliceTransmissionsTable>;

/** An empty row: the encryption needs its id. */
export const insertTransmission = async (
  tx: Database,
  row: Omit<NewTransmission, 'sealed'>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('policeTransmissions')
    .values({ ...row, sealed: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateTransmission = async (
  tx: Database,
  id: number,
  change: Partial<NewTransmission>,
): Promise<void> => {
  await tx.updateTable('policeTransmissions').set(change).where('id', '=', id).execute();
};

/** A day whose receipt the portal gives from the next day on. */
export const expectReceipt = async (tx: Database, day: StayDate): Promise<void> => {
  await tx
    .insertInto('policeReceipts')
    .values({ day, pdf: null, triedOn: null, problem: '' })
    .onConflict((taken) => taken.doNothing())
    .execute();
};

export const findReceipt = async (db: Database, day: StayDate): Promise<Uint8Array | null> => {
  const row = await db
    .selectFrom('policeReceipts')
    .select('pdf')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.pdf ?? null;
};

/** Those of these days that are still missing. */
export const listMissingReceipts = async (
  db: Database,
  { from, until }: { from: StayDate; until: StayDate },
): Promise<{ day: StayDate; triedOn: StayDate | null }[]> =>
  db
    .selectFrom('policeReceipts')
    .select(['day', 'triedOn'])
    .where('pdf', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();

/** Which of these days have their receipt. */
export const listReceiptDays = async (
  db: Database,
  days: readonly StayDate[],
): Promise<ReadonlyMap<StayDate, boolean>> => {
  if (days.length === 0) return new Map();
  const rows = await db
    .selectFrom('policeReceipts')
    .select(['day', (row) => row('pdf', 'is not', null).as('isKept')])
    .where('day', 'in', days)
    .execute();
  return new Map(rows.map(({ day, isKept }) => [day, Number(isKept) === 1]));
};

export const updateReceipt = async (
  tx: Database,
  day: StayDate,
  change: Partial<Omit<PoliceReceiptsTable, 'day'>>,
): Promise<void> => {
  await tx.updateTable('policeReceipts').set(change).where('day', '=', day).execute();
};

/** Empties the transmissions about these stays; their rows and states stay. */
export const forgetSentOf = async (tx: Database, bookingIds: readonly number[]): Promise<void> => {
  if (bookingIds.length === 0) return;
  await tx
    .updateTable('policeTransmissions')
    .set({ person: '', sealed: '' })
    .where('bookingId', 'in', bookingIds)
    .execute();
};

/** The same for guests who left on `until` or before, at most `limit` of them. */
export const forgetOldSent = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('policeTransmissions')
    .set({ person: '', sealed: '' })
    .where('id', 'in', (old) =>
      old
        .selectFrom('policeTransmissions as sent')
        .leftJoin('bookings as stay', 'stay.id', 'sent.bookingId')
        .select('sent.id')
        .where('sent.lastDay', '<=', until)
        .where('sent.sealed', '<>', '')
        // A stay that was prolonged meanwhile.
        .where((row) => row.or([row('stay.id', 'is', null), row('stay.endDate', '<=', until)]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Deletes receipts of this day or before, and the emptied transmissions of stays that ended before it. */
export const deleteOldReceipts = async (db: Database, until: StayDate): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('policeReceipts')
    .where('day', '<=', until)
    .executeTakeFirst();
  await db
    .deleteFrom('policeTransmissions')
    .where('lastDay', '<=', addDays(until, -1))
    .where('sealed', '=', '')
    .execute();
  return Number(numDeletedRows);
};
