import type { Database } from '#server/database/database.types.ts';
import { getOwnUser } from '#server/features/accounts/accounts.service.ts';
import { enqueuePasskeyChanged } from '#server/features/accounts/enqueue-account-mails.ts';
import { notifyAdmins } from '#server/features/accounts/notify-admins.ts';
import type { PasskeyChange } from '#server/features/outbox/outbox.mails.ts';
import { isStaff, type Role } from '#shared/accounts/roles.ts';

type Owner = { userId: number; name: string; email: string; role: Role };

/**
 * Notifies the owner that a way to log in has changed and, if the owner is staff, every administrator,
 * who could stop an intruder. Call it in the transaction that changes it.
 */
export const reportPasskeys = async (
  tx: Database,
  { userId, name, email, role }: Owner,
  did: PasskeyChange,
  now: Date,
): Promise<void> => {
  if (role !== 'ADMIN') {
    const { locale } = await getOwnUser(tx, userId);
    await enqueuePasskeyChanged(tx, { name, email, locale, did }, now);
  }
  if (!isStaff(role)) return;
  const change = { what: 'passkeys', did } as const;
  await notifyAdmins(tx, { kind: 'staff-changed', userId, name, by: name, change }, now);
};
