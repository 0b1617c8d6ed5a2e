import type { Database, Written } from '#server/database/database.types.ts';
import type { PasskeysTable } from '#server/database/tables/passkeys.table.ts';
import type { Passkey } from '#shared/accounts/passkeys.schema.ts';

type StoredPasskey = Pick<PasskeysTable, 'userId' | 'credentialId' | 'publicKey' | 'counter'> & {
  id: number;
};

export const listPasskeys = (db: Database, userId: number): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

/** Credentials to exclude, so that an authenticator is not registered twice. */
export const listCredentialIds = (db: Database, userId: number): Promise<{ id: string }[]> =>
  db.selectFrom('passkeys').select('credentialId as id').where('userId', '=', userId).execute();

export const findPasskey = async (
  db: Database,
  credentialId: string,
): Promise<StoredPasskey | null> =>
  (await db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()) ?? null;

export const insertPasskey = async (db: Database, row: Written<PasskeysTable>): Promise<Passkey> =>
  db
    .insertInto('passkeys')
    .values(row)
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirstOrThrow();

export const updateUse = async (
  db: Database,
  id: number,
  use: { counter: number; lastUsedAt: string },
): Promise<void> => {
  await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
};

/** Null when the user has none with this id. */
export const updateName = async (
  db: Database,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<Passkey | null> =>
  (await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst()) ?? null;

/** Returns the name of the deleted passkey; null when the user has none with this id. */
export const deletePasskey = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<string | null> => {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name ?? null;
};

export const deleteRecoveryCodes = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
};

export const insertRecoveryCodes = async (
  db: Database,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> => {
  const rows = codeHashes.map((codeHash) => ({ codeHash, userId }));
  await db.insertInto('recoveryCodes').values(rows).execute();
};

/** False when the user has no such unused code. */
export const deleteRecoveryCode = async (
  db: Database,
  { userId, codeHash }: { userId: number; codeHash: string },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const countRecoveryCodes = async (db: Database, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

export const staffNeedPasskey = async (db: Database): Promise<boolean> => {
  const { staffNeedPasskey: needed } = await db
    .selectFrom('securitySettings')
    .select('staffNeedPasskey')
    .executeTakeFirstOrThrow();
  return needed === 1;
};

export const updateStaffNeedPasskey = async (db: Database, needed: boolean): Promise<void> => {
  await db
    .updateTable('securitySettings')
    .set({ staffNeedPasskey: needed ? 1 : 0 })
    .execute();
};
