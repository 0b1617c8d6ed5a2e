import type { Database } from '#server/database/database.types.ts';
import type { AccountLinkKind } from '#server/database/tables/accounts.table.ts';

export type AccountLink = {
  userId: number;
  kind: AccountLinkKind;
  email: string;
  expiresAt: string;
  usedAt: string | null;
};

/** Stores a link in the place of an older one of its kind. */
export const replaceLink = async (
  db: Database,
  link: {
    userId: number;
    kind: AccountLinkKind;
    tokenHash: string;
    email: string;
    expiresAt: string;
  },
): Promise<void> => {
  await db
    .replaceInto('account_links')
    .values({
      user_id: link.userId,
      kind: link.kind,
      token_hash: link.tokenHash,
      email: link.email,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
};

export const findLink = async (db: Database, tokenHash: string): Promise<AccountLink | null> => {
  const row = await db
    .selectFrom('account_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, kind, email, expires_at: expiresAt, used_at: usedAt } = row;
  return { userId, kind, email, expiresAt, usedAt };
};

export const updateUsed = async (db: Database, tokenHash: string, at: string): Promise<void> => {
  await db
    .updateTable('account_links')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Voids every link of a user that was not used yet. */
export const deleteOpenLinks = async (db: Database, userId: number): Promise<void> => {
  await db
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
};
