import type { Database } from '#server/database/database.types.ts';
import {
  countMadeMails,
  findLatestMail,
  type LatestMail,
  listStaff,
  updateSubject,
} from './digest-mails.repository.ts';
import type { DigestKind, MailSubject, Recipient } from './outbox.mails.ts';
import { insertMail } from './outbox.repository.ts';

/** The minimum time between two digests of a kind to the same person. */
export const DIGEST_INTERVAL_MS = 15 * 60 * 1000;

type DigestItem = { kind: DigestKind; id: number };

/** When the next digest is due: an interval after the latest one was sent, or will be. */
const dueAfter = ({ sentAt, nextAttemptAt, createdAt }: LatestMail, now: Date): string => {
  const isUnsent = nextAttemptAt !== null;
  const before = isUnsent ? now.getTime() : Date.parse(sentAt ?? createdAt);
  return new Date(Math.max(before + DIGEST_INTERVAL_MS, now.getTime())).toISOString();
};

/** Not yet due, so no attempt can have begun. */
const isCollecting = ({ attempts, nextAttemptAt }: LatestMail, now: Date): boolean =>
  attempts === 0 && nextAttemptAt !== null && nextAttemptAt > now.toISOString();

type Collected = { item: DigestItem; recipient: Recipient };

/** Adds the item to the mail of its kind that waits, or begins one that is due at `dueAt`. */
const collect = async (
  tx: Database,
  { item: { kind, id }, recipient }: Collected,
  dueAt: (latest: LatestMail | null) => string,
  now: Date,
): Promise<void> => {
  const latest = await findLatestMail(tx, kind, recipient.email);
  const subjectOf = (ids: readonly number[]): MailSubject<DigestKind> => ({ kind, ids });
  if (latest && isCollecting(latest, now)) {
    await updateSubject(tx, latest.id, subjectOf([...latest.subject.ids, id]));
    return;
  }
  const createdAt = now.toISOString();
  await insertMail(tx, { subject: subjectOf([id]), recipient, createdAt, dueAt: dueAt(latest) });
};

/**
 * Notifies a person of a new item. The first mail is due at once; items of the following fifteen
 * minutes share one digest. Call it in the transaction that stores the item, and `wakeMailWorker` after
 * the commit.
 */
export const notifyPerson = (
  tx: Database,
  item: DigestItem,
  recipient: Recipient,
  now: Date,
): Promise<void> => {
  const dueAt = (latest: LatestMail | null) => (latest ? dueAfter(latest, now) : now.toISOString());
  return collect(tx, { item, recipient }, dueAt, now);
};

/** Notifies all staff, in the same way. */
export const notifyStaff = async (tx: Database, item: DigestItem, now: Date): Promise<void> => {
  for (const recipient of await listStaff(tx)) await notifyPerson(tx, item, recipient, now);
};

const HOUR_MS = 60 * 60 * 1000;

/** For one kind of mail, within an hour, to an address that the sender has not confirmed. */
const SINGLE_MAILS_AN_HOUR = 2;

/**
 * Limits how many mails a stranger can cause to any address: two an hour are sent at once, and
 * everything beyond is collected in one mail an hour later. With the two mails that carry a link
 * (`account-links.service.ts`) this makes five. Call it in the transaction that stores the item.
 */
export const mailUnproven = async (
  tx: Database,
  { single, beyond, recipient }: { single: MailSubject; beyond: DigestItem; recipient: Recipient },
  now: Date,
): Promise<void> => {
  const collecting = await findLatestMail(tx, beyond.kind, recipient.email);
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const made = await countMadeMails(tx, { kind: single.kind, email: recipient.email, since });
  const isFew = made < SINGLE_MAILS_AN_HOUR && !(collecting && isCollecting(collecting, now));
  if (isFew) {
    await insertMail(tx, { subject: single, recipient, createdAt: now.toISOString() });
    return;
  }
  const dueAt = new Date(now.getTime() + HOUR_MS).toISOString();
  await collect(tx, { item: beyond, recipient }, () => dueAt, now);
};
