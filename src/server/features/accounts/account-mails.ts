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
 * Asked for with an address alone. Whether it is anybody's is found out when the mail is about to be
 * sent, so that the call itself takes the same steps for a known address and an unknown one.
 */
export const askByAddress = (
  tx: Database,
  kind: 'confirm-email' | 'reset-password',
  email: string,
  now: Date,
): Promise<void> => enqueue(tx, { kind }, { name: '', email }, now);

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
