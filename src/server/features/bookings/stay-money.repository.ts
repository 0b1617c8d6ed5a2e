import type { Database } from '#server/database/database.types.ts';

// What the payments of a stay mean for its row.

/** Whether a portal collects from the guest, and pays the owners. */
export const updatePortalPays = async (
  tx: Database,
  id: number,
  portalPays: boolean,
): Promise<void> => {
  const change = { portalPays: portalPays ? 1 : 0 } as const;
  await tx.updateTable('bookings').set(change).where('id', '=', id).execute();
};

/** Whether payments or steps of a damage deposit hang on the booking. What a mark entered by mistake is nothing. */
export const hasMoney = async (db: Database, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('payments')
            .select('id')
            .where('bookingId', '=', id)
            .where((own) => own.or([own('isMark', '=', 0), own('annulledAt', 'is', null)])),
        ),
        exists(selectFrom('damageEntries').select('id').where('bookingId', '=', id)),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
};

/** Their payments go too, unless their days are kept. */
export const deleteBookingRows = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await db.deleteFrom('payments').where('bookingId', 'in', ids).where('kept', 'is', null).execute();
  await db.deleteFrom('bookings').where('id', 'in', ids).execute();
};
