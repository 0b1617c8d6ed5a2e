import type { Database } from '#server/database/database.types.ts';
import type { MailSubject } from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import type { AccountMailKind } from './accounts.emails.ts';

// Which mails an account causes. Each is written into the transaction that causes it, without its
// token, which is made when the mail is sent.

const enqueue = (
  tx: Database,
  subject: MailSubject<AccountMailKind>,
  recipient: { name: string; email: string },
  now: Date,
): Promise<void> => enqueueMail(tx, { subject, recipient, createdAt: now.toISOString() });

/**
 * The link that proves an address. Without a user it was asked for with the address alone: whether
 * anybody waits for it is found out when the mail is about to be sent, so that the call itself takes
 * the same steps for every address.
 */
export const sendConfirmation = (
  tx: Database,
  { email, userId }: { email: string; userId: number | null },
  now: Date,
): Promise<void> => enqueue(tx, { kind: 'confirm-email', userId }, { name: '', email }, now);

/** The link for a new password, asked for with an address alone: see `sendConfirmation`. */
export const sendPasswordLink = (tx: Database, email: string, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'reset-password' }, { name: '', email }, now);

export const announceAccount = (tx: Database, user: OwnUser, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'account-created', userId: user.id }, user, now);

export const announceNewPassword = (tx: Database, user: OwnUser, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'password-changed' }, user, now);

/** To the address that was the user's until now. */
export const announceNewAddress = (
  tx: Database,
  user: { name: string; email: string },
  now: Date,
): Promise<void> => enqueue(tx, { kind: 'email-changed' }, user, now);
