import type { Database } from '#server/database/database.types.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import type { MailSubject, Recipient } from './outbox.mails.ts';
import { toSubject } from './outbox.repository.ts';

/** All staff with a confirmed address: an unconfirmed one may belong to a stranger. */
export const listStaff = (db: Database): Promise<Recipient[]> =>
  db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role', 'in', ['EDITOR', 'ADMIN'])
    .where('emailConfirmedAt', 'is not', null)
    .orderBy('id')
    .execute();

/** The latest mail of its kind to a recipient, and its state. */
export type LatestMail<Kind extends MailKind = MailKind> = {
  id: number;
  subject: MailSubject<Kind>;
  /** Null once it was sent or given up. */
  nextAttemptAt: string | null;
  attempts: number;
  createdAt: string;
  sentAt: string | null;
};

export const findLatestMail = async <Kind extends MailKind>(
  db: Database,
  kind: Kind,
  recipientEmail: string,
): Promise<LatestMail<Kind> | null> => {
  const row = await db
    .selectFrom('outboxMails')
    .selectAll()
    .where('kind', '=', kind)
    .where('recipientEmail', '=', recipientEmail)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    subject: toSubject(kind, row.subjectData),
    nextAttemptAt: row.nextAttemptAt,
    attempts: row.attempts,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
  };
};

/** How many mails of a kind were enqueued for an address after `since`. */
export const countMadeMails = async (
  db: Database,
  { kind, email, since }: { kind: MailKind; email: string; since: string },
): Promise<number> => {
  const { count } = await db
    .selectFrom('outboxMails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('recipientEmail', '=', email)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

export const updateSubject = async (
  db: Database,
  id: number,
  { kind: _, ...data }: MailSubject,
): Promise<void> => {
  await db
    .updateTable('outboxMails')
    .set({ subjectData: JSON.stringify(data) })
    .where('id', '=', id)
    .execute();
};
