import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { OutboxMail } from '#shared/outbox.schema.ts';
import type { MailSubject, QueuedMail, StayMailKind } from './outbox.mails.ts';
import { type MailRow, toOutboxMail, toQueuedMail } from './outbox.repository.ts';

// Mails to the guest of a stay.

const isOfBooking = (bookingId: number) =>
  sql<SqlBool>`json_extract(subject_data, '$.stay.bookingId') = ${bookingId}`;

const isGuestMailOf = (bookingId: number) =>
  sql<SqlBool>`kind IN ('guest-mail', 'offer-sent', 'contract-accepted') AND json_extract(subject_data, '$.bookingId') = ${bookingId}`;

/** A mail in the history of its stay. */
export type MailOfStay = OutboxMail & {
  sentAt: string | null;
  /** Whether it was written to a file instead of being sent. */
  filed: boolean;
};

const mails = (db: Database) => db.selectFrom('outboxMails').selectAll().orderBy('id');

const toMailOfStay = (row: MailRow): MailOfStay => ({
  ...toOutboxMail(row),
  sentAt: row.sentAt,
  filed: row.filed === 1,
});

/** The mails to the guest of a stay, in the order of their creation. */
export const listMailsOf = async (db: Database, bookingId: number): Promise<MailOfStay[]> =>
  (await mails(db).where(isOfBooking(bookingId)).execute()).map(toMailOfStay);

/** The same for the mails around it, with offers and with contracts, which describe it as it is at sending. */
export const listGuestMailsOf = async (db: Database, bookingId: number): Promise<MailOfStay[]> =>
  (await mails(db).where(isGuestMailOf(bookingId)).execute()).map(toMailOfStay);

/** The unsent mails to the guest of a stay, in the order of their creation. */
export const listUnsentMails = async (
  db: Database,
  bookingId: number,
): Promise<QueuedMail<StayMailKind>[]> => {
  const unsent = mails(db).where(isOfBooking(bookingId)).where('state', '!=', 'SENT');
  const rows = await unsent.execute();
  return rows.map((row) => toQueuedMail<StayMailKind>(row));
};

type PaperKind = 'offer-sent' | 'contract-accepted';

/** The unsent mails with offers and contracts to the guest of a stay. */
export const listUnsentPapers = async (
  db: Database,
  bookingId: number,
): Promise<QueuedMail<PaperKind>[]> => {
  const unsent = mails(db)
    .where(isGuestMailOf(bookingId))
    .where('kind', '!=', 'guest-mail')
    .where('state', '!=', 'SENT');
  return (await unsent.execute()).map((row) => toQueuedMail<PaperKind>(row));
};

/** The subject of the latest mail that left for the guest of a stay; null when none did, or long ago. */
export const findLastSaid = async (
  db: Database,
  bookingId: number,
): Promise<MailSubject<StayMailKind> | null> => {
  const row = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where(isOfBooking(bookingId))
    .where('state', '=', 'SENT')
    .where('filed', '=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toQueuedMail<StayMailKind>(row).subject : null;
};
