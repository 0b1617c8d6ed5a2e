import type { Database } from '#server/database/database.types.ts';
import { findStaff } from '#server/features/accounts/accounts.service.ts';
import type { DigestKind, MailSubject, Recipient } from './outbox.mails.ts';
import { findLatestMail, insertMail, type LatestMail, updateSubject } from './outbox.repository.ts';

/** The minimum time between two digests of a kind to the same person. */
export const DIGEST_INTERVAL_MS = 15 * 60 * 1000;

type DigestItem = { kind: DigestKind; id: number };

/** When the next digest is due: an interval after the latest one was sent, or will be. */
const dueAfter = ({ sentAt, nextAttemptAt, createdAt }: LatestMail, now: Date): string => {
  const isUnsent = nextAttemptAt !== null;
  const before = isUnsent ? now.getTime() : Date.parse(sentAt ?? createdAt);
  return new Date(Math.max(before + DIGEST_INTERVAL_MS, now.getTime())).toISOString();
};

const notify = async (
  tx: Database,
  { kind, id }: DigestItem,
  recipient: Recipient,
  now: Date,
): Promise<void> => {
  const createdAt = now.toISOString();
  const latest = await findLatestMail(tx, kind, recipient.email);
  const subjectOf = (ids: readonly number[]): MailSubject<DigestKind> => ({ kind, ids });
  // Not yet due, so no attempt can have begun.
  if (latest?.attempts === 0 && latest.nextAttemptAt !== null && latest.nextAttemptAt > createdAt) {
    await updateSubject(tx, latest.id, subjectOf([...latest.subject.ids, id]));
    return;
  }
  const dueAt = latest ? dueAfter(latest, now) : createdAt;
  await insertMail(tx, { subject: subjectOf([id]), recipient, createdAt, dueAt });
};

/**
 * Notifies staff of something new. The first mail is due at once; what follows within fifteen minutes
 * is collected in one digest. Call it in the transaction that stores the item, and `wakeMailWorker`
 * after the commit.
 */
export const notifyStaff = async (tx: Database, item: DigestItem, now: Date): Promise<void> => {
  for (const recipient of await findStaff(tx)) await notify(tx, item, recipient, now);
};
