import type { Database } from '#server/database/database.types.ts';
import type { GuestPagesTable } from '#server/database/tables/guest-page.table.ts';

export const findGuestPage = (db: Database, bookingId: number) =>
  db.selectFrom('guestPages').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();

export const findGuestPageByHash = (db: Database, tokenHash: string) =>
  db
    .selectFrom('guestPages')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

type Address = Pick<GuestPagesTable, 'bookingId' | 'seed' | 'tokenHash'>;

/** Does nothing for a stay that has one. */
export const insertGuestPage = async (db: Database, address: Address): Promise<void> => {
  await db
    .insertInto('guestPages')
    .values({ ...address, seenAt: null, releasedAt: null, endedAt: null })
    .onConflict((conflict) => conflict.column('bookingId').doNothing())
    .execute();
};

/** Another address for the page, which is open from now on. */
export const updateAddress = async (db: Database, { bookingId, ...address }: Address) => {
  await db
    .updateTable('guestPages')
    .set({ ...address, seenAt: null, endedAt: null })
    .where('bookingId', '=', bookingId)
    .execute();
};

export const updateGuestPage = async (
  db: Database,
  bookingId: number,
  change: Partial<Pick<GuestPagesTable, 'seenAt' | 'releasedAt' | 'endedAt' | 'tokenHash'>>,
): Promise<void> => {
  await db.updateTable('guestPages').set(change).where('bookingId', '=', bookingId).execute();
};
