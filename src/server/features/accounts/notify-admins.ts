import type { Database } from '#server/database/database.types.ts';
import type { MailSubject, Recipient } from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { isStaff } from '#shared/roles.ts';
import { findAdmins } from './accounts.service.ts';

type AdminNotice = MailSubject<'staff-changed' | 'backup-used'>;

/**
 * Tells every administrator of something that an intruder would do too, whoever did it. Call it in the
 * transaction that does it, and `wakeMailWorker` after the commit. `former` are administrators who may
 * be none any more.
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

/** The same for an address that one of the staff enters with from now on. */
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
