import type { Database } from '#server/database/database.types.ts';

/** The ids of the sample house's bookings, deleted ones too. No other booking ever gets such an id. */
export const listSampleBookings = async (db: Database): Promise<number[]> => {
  const rows = await db
    .selectFrom('sampleItems')
    .select('itemId')
    .where('kind', '=', 'booking')
    .execute();
  return rows.map(({ itemId }) => itemId);
};

/** Turns a sample booking into a real one. */
export const deleteSampleMark = async (tx: Database, id: number): Promise<void> => {
  await tx
    .deleteFrom('sampleItems')
    .where('kind', '=', 'booking')
    .where('itemId', '=', id)
    .execute();
};
