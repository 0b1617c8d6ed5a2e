import type { Database } from '#server/database/database.types.ts';
import type { MailSubject, PasskeyChange } from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { AccountMailKind } from './accounts.emails.ts';

// Each mail is enqueued in the transaction that causes it. Its token is created when it is sent.

type Member = { name: string; email: string; locale: Locale };

const enqueue = (
  tx: Database,
  subject: MailSubject<AccountMailKind>,
  recipient: { name: string; email: string },
  now: Date,
): Promise<void> => enqueueMail(tx, { subject, recipient, createdAt: now.toISOString() });

/**
 * The confirmation link. Without a user id only the address is known: whether an account waits for it
 * is checked when the mail is sent, so that the call takes the same steps for every address.
 */
export const enqueueConfirmation = (
  tx: Database,
  { email, userId }: { email: string; userId: number | null },
  now: Date,
): Promise<void> => enqueue(tx, { kind: 'confirm-email', userId }, { name: '', email }, now);

/** The link to set a new password; only the address is known, as in `enqueueConfirmation`. */
export const enqueuePasswordLink = (tx: Database, email: string, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'reset-password' }, { name: '', email }, now);

export const enqueueAccountCreated = (tx: Database, user: OwnUser, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'account-created', userId: user.id }, user, now);

export const enqueuePasswordChanged = (tx: Database, user: Member, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'password-changed', locale: user.locale }, user, now);

export const enqueueRoleChanged = (tx: Database, user: OwnUser, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'role-changed', role: user.role, locale: user.locale }, user, now);

export const enqueuePasskeyChanged = (
  tx: Database,
  { did, ...user }: Member & { did: PasskeyChange },
  now: Date,
): Promise<void> => enqueue(tx, { kind: 'passkeys-changed', did, locale: user.locale }, user, now);

/** Sent to the former address. */
export const enqueueEmailChanged = (tx: Database, user: Member, now: Date): Promise<void> =>
  enqueue(tx, { kind: 'email-changed', locale: user.locale }, user, now);
