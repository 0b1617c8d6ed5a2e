import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { AccountLinkKind, AccountLinksTable } from '#server/database/tables/accounts.table.ts';

export type AccountLink = Omit<Selectable<AccountLinksTable>, 'tokenHash'>;

/** Stores a link, replacing an older one of its kind. */
export const replaceLink = async (
  db: Database,
  link: Omit<Selectable<AccountLinksTable>, 'usedAt'>,
): Promise<void> => {
  await db
    .replaceInto('accountLinks')
    .values({ ...link, usedAt: null })
    .execute();
};

export const findLink = async (db: Database, tokenHash: string): Promise<AccountLink | null> => {
  const row = await db
    .selectFrom('accountLinks')
    .select(['userId', 'kind', 'email', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
};

type Mailed = { userId: number | null; kinds: readonly AccountLinkKind[]; email: string };

/** Whether an unused link to this address, for one user or any, is still valid after `now`. */
export const hasOpenLink = async (
  db: Database,
  { userId, kinds, email }: Mailed,
  now: string,
): Promise<boolean> => {
  const open = db
    .selectFrom('accountLinks')
    .select('kind')
    .where('kind', 'in', kinds)
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now);
  const ofUser = userId === null ? open : open.where('userId', '=', userId);
  return (await ofUser.executeTakeFirst()) !== undefined;
};

/** Whether any link was mailed to a user. */
export const hasAnyLink = async (db: Database, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('accountLinks')
    .select('kind')
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined;

export const updateUsed = async (db: Database, tokenHash: string, at: string): Promise<void> => {
  await db
    .updateTable('accountLinks')
    .set({ usedAt: at })
    .where('tokenHash', '=', tokenHash)
    .execute();
};

/** Deletes every unused link of a user, those that answer requests too. */
export const deleteOpenLinks = async (db: Database, userId: number): Promise<void> => {
  await db
    .deleteFrom('accountLinks')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
  await db.deleteFrom('answerLinks').where('userId', '=', userId).execute();
};
