import type { Database } from '#server/database/database.types.ts';
import { findStaff } from '#server/features/accounts/accounts.service.ts';
import type { CollectedKind, MailSubject, Recipient } from './outbox.mails.ts';
import { findLatestMail, insertMail, type LatestMail, updateSubject } from './outbox.repository.ts';

/** How long after a mail the next one of its kind leaves at the earliest, with all that came. */
export const COLLECTING_MS = 15 * 60 * 1000;

type News = { kind: CollectedKind; id: number };

/** When a mail leaves that follows another one: never sooner than that one and the time to collect. */
const dueAfter = ({ sentAt, nextAttemptAt, createdAt }: LatestMail, now: Date): string => {
  const isOnItsWay = nextAttemptAt !== null;
  const before = isOnItsWay ? now.getTime() : Date.parse(sentAt ?? createdAt);
  return new Date(Math.max(before + COLLECTING_MS, now.getTime())).toISOString();
};

const tell = async (
  tx: Database,
  { kind, id }: News,
  recipient: Recipient,
  now: Date,
): Promise<void> => {
  const createdAt = now.toISOString();
  const latest = await findLatestMail(tx, kind, recipient.email);
  const subjectOf = (ids: readonly number[]): MailSubject<CollectedKind> => ({ kind, ids });
  // Still waiting for its time: not even its first attempt can have begun.
  if (latest?.attempts === 0 && latest.nextAttemptAt !== null && latest.nextAttemptAt > createdAt) {
    await updateSubject(tx, latest.id, subjectOf([...latest.subject.ids, id]));
    return;
  }
  const dueAt = latest ? dueAfter(latest, now) : createdAt;
  await insertMail(tx, { subject: subjectOf([id]), recipient, createdAt, dueAt });
};

/**
 * Tells each of the staff of something new, in one mail instead of a flood: the first leaves at once,
 * what comes in the fifteen minutes after it waits for one mail that lists them all. Call it with the
 * transaction that stores the news, and `wakeMailWorker` after the commit.
 */
export const tellStaff = async (tx: Database, news: News, now: Date): Promise<void> => {
  for (const recipient of await findStaff(tx)) await tell(tx, news, recipient, now);
};
