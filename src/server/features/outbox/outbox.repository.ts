import { type Selectable, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { OutboxMailsTable } from '#server/database/tables/outbox.table.ts';
import type { MailKind, MailState, OutboxMail } from '#shared/outbox.schema.ts';
import type { MailSubject, QueuedMail, Recipient } from './outbox.mails.ts';

export type MailRow = Selectable<OutboxMailsTable>;

export const toSubject = <Kind extends MailKind>(
  kind: Kind,
  subjectData: string,
): MailSubject<Kind> => ({
  kind,
  ...JSON.parse(subjectData),
});

export const toQueuedMail = <Kind extends MailKind = MailKind>(row: MailRow): QueuedMail<Kind> => ({
  id: row.id,
  subject: toSubject(row.kind as Kind, row.subjectData),
  recipient: { name: row.recipientName, email: row.recipientEmail },
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt,
  createdAt: row.createdAt,
});

export const toOutboxMail = (row: MailRow): OutboxMail => ({
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
    filed: 0,
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

/**
 * One text of one mail. A mail that is renewed while an attempt is in progress is another one, and so is
 * one that has taken a withdrawn mail's number.
 */
export type MailText = Pick<QueuedMail, 'id' | 'createdAt'>;

type Outcome = Partial<Written<OutboxMailsTable>>;

const updateOutcome = async (
  db: Database,
  { id, createdAt }: MailText,
  outcome: Outcome,
): Promise<void> => {
  await db
    .updateTable('outboxMails')
    .set(outcome)
    .where('id', '=', id)
    .where('createdAt', '=', createdAt)
    .execute();
};

export const updateSent = (
  db: Database,
  mail: MailText,
  { sentAt, filed }: { sentAt: string; filed: boolean },
): Promise<void> =>
  updateOutcome(db, mail, {
    state: 'SENT',
    sentAt,
    filed: filed ? 1 : 0,
    nextAttemptAt: null,
    lastError: null,
  });

export const updateLastError = (db: Database, mail: MailText, lastError: string): Promise<void> =>
  updateOutcome(db, mail, { lastError });

export const updateGivenUp = (db: Database, mail: MailText, lastError: string): Promise<void> =>
  updateOutcome(db, mail, { state: 'FAILED', nextAttemptAt: null, lastError });

export const deleteMail = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('outboxMails').where('id', '=', id).execute();
};

export const deleteMailText = async (db: Database, { id, createdAt }: MailText): Promise<void> => {
  await db
    .deleteFrom('outboxMails')
    .where('id', '=', id)
    .where('createdAt', '=', createdAt)
    .execute();
};

/** An attempt that was made stays counted: it may have reached the recipient. */
const fewAttempts = sql<number>`min(attempts, 1)`;

/** False when there is no such unsent mail. */
export const updateToDue = async (db: Database, id: number, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outboxMails')
    .set({ state: 'WAITING', attempts: fewAttempts, nextAttemptAt: now })
    .where('id', '=', id)
    .where('state', '!=', 'SENT')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Makes every mail that waits for a retry due at `now`, with only one attempt counted. */
export const updateWaitingToDue = async (db: Database, now: string): Promise<void> => {
  await db
    .updateTable('outboxMails')
    .set({ attempts: fewAttempts, nextAttemptAt: now })
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

/** Rewrites a mail that has not been sent. */
export const updateMail = async (
  db: Database,
  id: number,
  { subject, recipient, ...change }: { subject: MailSubject; recipient: Recipient } & Outcome,
): Promise<void> => {
  const { kind: _, ...data } = subject;
  await db
    .updateTable('outboxMails')
    .set({
      subjectData: JSON.stringify(data),
      recipientName: recipient.name,
      recipientEmail: recipient.email,
      ...change,
    })
    .where('id', '=', id)
    .execute();
};
