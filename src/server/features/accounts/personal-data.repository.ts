import type { Database } from '#server/database/database.types.ts';
import type { AccountLinkKind } from '#server/database/tables/accounts.table.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { SessionEnd } from './session-lifetime.ts';

export type StoredLink = { kind: AccountLinkKind; email: string; expiresAt: string };

/** The links mailed to an address, if one is given, or created for one of these accounts. */
export const listLinksOf = (
  db: Database,
  { email, userIds }: { email: string | null; userIds: readonly number[] },
): Promise<StoredLink[]> =>
  db
    .selectFrom('accountLinks')
    .select(['kind', 'email', 'expiresAt'])
    .where((or) => or.or([or('email', '=', email), or('userId', 'in', userIds)]))
    .orderBy('expiresAt', 'desc')
    .execute();

/** Withdraws every pending change to this address and deletes the links that would confirm it. */
export const deleteClaims = async (db: Database, email: string): Promise<void> => {
  await db.deleteFrom('accountLinks').where('email', '=', email).execute();
  await db
    .updateTable('users')
    .set({ pendingEmail: null })
    .where('pendingEmail', '=', email)
    .execute();
};

/**
 * Deletes users who registered at `until` or before and never confirmed their address. Returns their
 * avatars.
 */
export const deleteOldUnconfirmed = async (
  db: Database,
  until: string,
  limit: number,
): Promise<(string | null)[]> => {
  const rows = await db
    .deleteFrom('users')
    .where('id', 'in', (old) =>
      old
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'USER')
        .where('emailConfirmedAt', 'is', null)
        .where('createdAt', '<=', until)
        .limit(limit),
    )
    .returning('avatar')
    .execute();
  return rows.map(({ avatar }) => avatar);
};

/**
 * Deletes links that were used or expired at `until` or before, and the pending changes of address that
 * waited for them. The link of a registration can be used to deny it until it expires.
 */
export const deleteEndedLinks = async (db: Database, until: string): Promise<number> => {
  const ended = await db
    .deleteFrom('accountLinks')
    .where((link) =>
      link.or([
        link('expiresAt', '<=', until),
        link.and([link('usedAt', '<=', until), link('kind', '!=', 'confirm-email')]),
      ]),
    )
    .returning(['userId', 'kind', 'email'])
    .execute();
  for (const { userId, kind, email } of ended) {
    if (kind !== 'change-email') continue;
    await db
      .updateTable('users')
      .set({ pendingEmail: null })
      .where('id', '=', userId)
      .where('pendingEmail', '=', email)
      .execute();
  }
  return ended.length;
};

/** Deletes sessions of users with one of these roles that had ended by then. */
export const deleteEndedSessions = async (
  db: Database,
  roles: readonly Role[],
  { lastUsedUntil, createdUntil }: SessionEnd,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', 'in', (holders) =>
      holders.selectFrom('users').select('id').where('role', 'in', roles),
    )
    .where((or) =>
      or.or([or('lastUsedAt', '<=', lastUsedUntil), or('createdAt', '<=', createdUntil)]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
