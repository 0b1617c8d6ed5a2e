import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import { updateTexts } from '#server/database/owners-texts.ts';
import type {
  GuestMailsTable,
  SentGuestMailsTable,
} from '#server/database/tables/guest-mails.table.ts';
import type { GuestMailKind } from '#shared/guest-mails/guest-mail-kinds.ts';
import { guestMailTexts } from './guest-mails.texts.ts';

export const findSettings = async (
  db: Database,
): Promise<{ reviewDays: number; version: number }> => {
  const { reviewDays, version } = await db
    .selectFrom('guestMailSettings')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { reviewDays, version };
};

export const updateReviewDays = async (tx: Database, reviewDays: number): Promise<void> => {
  await tx.updateTable('guestMailSettings').set({ reviewDays }).execute();
};

export type GuestMailRow = Omit<Selectable<GuestMailsTable>, 'isOn'> & { isOn: boolean };

export const listGuestMails = async (db: Database): Promise<GuestMailRow[]> =>
  (await db.selectFrom('guestMails').selectAll().orderBy('id').execute()).map((row) => ({
    ...row,
    isOn: row.isOn === 1,
  }));

export const updateGuestMail = (
  tx: Database,
  { id, isOn, days, hour, subject, text }: GuestMailRow,
): Promise<void> =>
  updateTexts(tx, guestMailTexts, id, { isOn: isOn ? 1 : 0, days, hour, subject, text });

type Sent = Selectable<SentGuestMailsTable>;

/** What these stays have been sent. */
export const listSent = (
  db: Database,
  bookingIds: readonly number[],
): Promise<Pick<Sent, 'bookingId' | 'kind'>[]> =>
  db
    .selectFrom('sentGuestMails')
    .select(['bookingId', 'kind'])
    .where('bookingId', 'in', bookingIds)
    .execute();

/** False for a stay that has been sent this mail before. */
export const insertSent = async (tx: Database, sent: Sent): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sentGuestMails')
    .values(sent)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Forgets a mail that was not sent after all. */
export const deleteSent = async (
  db: Database,
  { bookingId, kind }: { bookingId: number; kind: GuestMailKind },
): Promise<void> => {
  await db
    .deleteFrom('sentGuestMails')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', kind)
    .where('byHand', '=', 0)
    .execute();
};
