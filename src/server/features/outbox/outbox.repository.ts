import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { OutboxMailsTable } from '#server/database/tables/outbox.table.ts';
import type { MailKind, MailState, OutboxMail } from '#shared/outbox.schema.ts';
import type { MailSubject, QueuedMail, Recipient } from './outbox.mails.ts';

type MailRow = Selectable<OutboxMailsTable>;

export const toSubject = <Kind extends MailKind>(
  kind: Kind,
  subjectData: string,
): MailSubject<Kind> => ({
  kind,
  ...JSON.parse(subjectData),
});

const toQueuedMail = (row: MailRow): QueuedMail => ({
  id: row.id,
  subject: toSubject(row.kind, row.subjectData),
  recipient: { name: row.recipientName, email: row.recipientEmail },
  attempts: row.attempts,
  createdAt: row.createdAt,
});

const toOutboxMail = (row: MailRow): OutboxMail => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipientEmail,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt,
  nextAttemptAt: row.nextAttemptAt,
});

export const insertMail = async (
  db: Database,
  mail: { subject: MailSubject; recipient: Recipient; createdAt: string; dueAt?: string },
): Promise<void> => {
  const { kind, ...data } = mail.subject;
  const row: Written<OutboxMailsTable> = {
    kind,
    subjectData: JSON.stringify(data),
    recipientName: mail.recipient.name,
    recipientEmail: mail.recipient.email,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: mail.dueAt ?? mail.createdAt,
    lastError: null,
    createdAt: mail.createdAt,
    sentAt: null,
  };
  await db.insertInto('outboxMails').values(row).execute();
};

/** How many mails of these kinds were sent to an address after `since`. */
export const countSentMails = async (
  db: Database,
  { kinds, email, since }: { kinds: readonly MailKind[]; email: string; since: string },
): Promise<number> => {
  const { count } = await db
    .selectFrom('outboxMails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', 'in', kinds)
    .where('recipientEmail', '=', email)
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * The oldest mail that is due at `now`. A next attempt after `latest` was set by a wrong clock and
 * counts as due.
 */
export const findDueMail = async (
  db: Database,
  { now, latest }: { now: string; latest: string },
): Promise<QueuedMail | null> => {
  const row = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where('state', '=', 'WAITING')
    .where(({ eb, or }) => or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', latest)]))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? toQueuedMail(row) : null;
};

/** Stores an attempt and returns the mail as of this attempt, with everything collected so far. */
export const updateAttempt = async (
  db: Database,
  id: number,
  attempt: { attempts: number; nextAttemptAt: string },
): Promise<QueuedMail | null> => {
  const row = await db
    .updateTable('outboxMails')
    .set(attempt)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .returningAll()
    .executeTakeFirst();
  return row ? toQueuedMail(row) : null;
};

export const updateSent = async (db: Database, id: number, sentAt: string): Promise<void> => {
  await db
    .updateTable('outboxMails')
    .set({ state: 'SENT', sentAt, nextAttemptAt: null, lastError: null })
    .where('id', '=', id)
    .execute();
};

export const deleteMail = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('outboxMails').where('id', '=', id).execute();
};

export const updateLastError = async (db: Database, id: number, error: string): Promise<void> => {
  await db.updateTable('outboxMails').set({ lastError: error }).where('id', '=', id).execute();
};

export const updateGivenUp = async (db: Database, id: number, error: string): Promise<void> => {
  await db
    .updateTable('outboxMails')
    .set({ state: 'FAILED', nextAttemptAt: null, lastError: error })
    .where('id', '=', id)
    .execute();
};

/** False when there is no such unsent mail. */
export const updateToDue = async (db: Database, id: number, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outboxMails')
    .set({ state: 'WAITING', attempts: 0, nextAttemptAt: now })
    .where('id', '=', id)
    .where('state', '!=', 'SENT')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Makes every mail that waits for a retry due at `now`, with its attempts reset. */
export const updateWaitingToDue = async (db: Database, now: string): Promise<void> => {
  await db
    .updateTable('outboxMails')
    .set({ attempts: 0, nextAttemptAt: now })
    .where('state', '=', 'WAITING')
    .where('attempts', '>', 0)
    .execute();
};

/** The mails to show to staff: given up, or failed at least once and waiting. */
export const listTroubledMails = async (db: Database): Promise<OutboxMail[]> => {
  const rows = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where('state', 'in', ['WAITING', 'FAILED'])
    .where('lastError', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toOutboxMail);
};

export const countMails = async (db: Database, state: MailState): Promise<number> => {
  const { count } = await db
    .selectFrom('outboxMails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
};

/** An unsent mail with its subject; null if there is none. */
export const findUnsentMail = async (db: Database, id: number): Promise<QueuedMail | null> => {
  const row = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'SENT')
    .executeTakeFirst();
  return row ? toQueuedMail(row) : null;
};

export const findMail = async (db: Database, id: number): Promise<OutboxMail | null> => {
  const row = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toOutboxMail(row) : null;
};

const isOfBooking = (bookingId: number) =>
  sql<SqlBool>`json_extract(subject_data, '$.stay.bookingId') = ${bookingId}`;

/** The mails to the guest of a stay, in the order of their creation. */
export const listMailsOf = async (db: Database, bookingId: number): Promise<OutboxMail[]> => {
  const rows = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where(isOfBooking(bookingId))
    .orderBy('id')
    .execute();
  return rows.map(toOutboxMail);
};

/** The id of a mail of this kind to a stay's guest, if no attempt to send it was made yet. */
export const findUntriedMail = async (
  db: Database,
  kind: MailKind,
  bookingId: number,
): Promise<number | null> => {
  const row = await db
    .selectFrom('outboxMails')
    .select('id')
    .where('kind', '=', kind)
    .where(isOfBooking(bookingId))
    .where('state', '=', 'WAITING')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Redirects the unsent mails to the guest of a stay to this recipient, with their attempts reset. */
export const updateRecipientOf = async (
  db: Database,
  bookingId: number,
  { recipient, now }: { recipient: Recipient; now: string },
): Promise<void> => {
  await db
    .updateTable('outboxMails')
    .set({
      recipientName: recipient.name,
      recipientEmail: recipient.email,
      state: 'WAITING',
      attempts: 0,
      nextAttemptAt: now,
      lastError: null,
    })
    .where('state', '!=', 'SENT')
    .where(isOfBooking(bookingId))
    .execute();
};
