import type { Database } from '#server/database/database.types.ts';
import type { CleaningLinkTable } from '#server/database/tables/cleaning.table.ts';

type LinkRow = Omit<CleaningLinkTable, 'id'>;

export const findLink = (db: Database): Promise<LinkRow | undefined> =>
  db.selectFrom('cleaningLink').select(['secret', 'lastOpenedAt']).executeTakeFirst();

/** In the place of the former one. */
export const replaceLink = async (db: Database, secret: string): Promise<void> => {
  const row = { id: 1, secret, lastOpenedAt: null };
  await db
    .insertInto('cleaningLink')
    .values(row)
    .onConflict((former) => former.column('id').doUpdateSet(row))
    .execute();
};

export const updateLastOpened = async (db: Database, lastOpenedAt: string): Promise<void> => {
  await db.updateTable('cleaningLink').set({ lastOpenedAt }).execute();
};

export const deleteLink = async (db: Database): Promise<void> => {
  await db.deleteFrom('cleaningLink').execute();
};

/** Former cleaners who still have the role USER, by name. */
export const listFormerCleaners = (db: Database): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('formerCleaners')
    .innerJoin('users', 'users.id', 'formerCleaners.userId')
    .select(['users.id', 'users.name'])
    .where('users.role', '=', 'USER')
    .orderBy('users.searchText')
    .execute();

export const deleteFormerCleaners = async (db: Database): Promise<void> => {
  await db.deleteFrom('formerCleaners').execute();
};
