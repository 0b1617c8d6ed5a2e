import type { Database } from '#server/database/database.types.ts';
import type { MailSubject, Recipient } from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import { findAdmins } from './accounts.service.ts';

type AdminNotice = MailSubject<'staff-changed' | 'backup-used'>;

/**
 * Notifies every administrator of an action that an intruder would also take. Call it in the
 * transaction of that action, and `wakeMailWorker` after the commit. `former` are users who were
 * administrators before and may not be any more.
 */
export const notifyAdmins = async (
  tx: Database,
  subject: AdminNotice,
  now: Date,
  former: readonly Recipient[] = [],
): Promise<void> => {
  const admins = [...former, ...(await findAdmins(tx))];
  const recipients = new Map(admins.map((admin) => [admin.email, admin]));
  for (const recipient of recipients.values()) {
    await enqueueMail(tx, { subject, recipient, createdAt: now.toISOString() });
  }
};

/** Notifies administrators when the login address of a member of staff changes. */
export const reportAddress = async (
  tx: Database,
  { user, email, by }: { user: OwnUser; email: string; by: string },
  now: Date,
): Promise<void> => {
  if (!isStaff(user.role)) return;
  const change = { what: 'address', from: user.email, to: email } as const;
  await notifyAdmins(
    tx,
    { kind: 'staff-changed', userId: user.id, name: user.name, by, change },
    now,
  );
};
