import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { MailKind, MailState } from '#shared/outbox.schema.ts';

/** Which mails: to these addresses (in lower case), to these accounts, or about these stays. */
export type MailsAbout = {
  addresses: readonly string[];
  userIds: readonly number[];
  bookingIds: readonly number[];
};

/** Everything the outbox holds about a mail. */
export type StoredMail = {
  kind: MailKind;
  recipient: string;
  state: MailState;
  createdAt: string;
  sentAt: string | null;
};

const isAbout = ({ addresses, userIds, bookingIds }: MailsAbout): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    lower(recipient_email) IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))
    OR json_extract(subject_data, '$.userId')
      IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))
    OR coalesce(
      json_extract(subject_data, '$.stay.bookingId'), json_extract(subject_data, '$.bookingId')
    ) IN (SELECT value FROM json_each(${JSON.stringify(bookingIds)}))
  )`;

/** Newest first. */
export const listMailsAbout = (db: Database, about: MailsAbout): Promise<StoredMail[]> =>
  db
    .selectFrom('outboxMails')
    .select(['kind', 'recipientEmail as recipient', 'state', 'createdAt', 'sentAt'])
    .where(isAbout(about))
    .orderBy('id', 'desc')
    .execute();

export const deleteMailsAbout = async (db: Database, about: MailsAbout): Promise<void> => {
  await db.deleteFrom('outboxMails').where(isAbout(about)).execute();
};

/**
 * Deletes mails that were sent at `until` or before, or were given up and enqueued by then; at most
 * `limit` of them.
 */
export const deleteOldMails = async (
  db: Database,
  { state, until }: { state: 'SENT' | 'FAILED'; until: string },
  limit: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('outboxMails')
    .where('id', 'in', (old) =>
      old
        .selectFrom('outboxMails')
        .select('id')
        .where('state', '=', state)
        .where(state === 'SENT' ? 'sentAt' : 'createdAt', '<=', until)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
