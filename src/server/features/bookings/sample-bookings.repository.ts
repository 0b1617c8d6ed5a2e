import type { Database } from '#server/database/database.types.ts';

/** The bookings of the sample house, be they deleted. */
export const listSampleBookings = async (db: Database): Promise<number[]> => {
  const rows = await db
    .selectFrom('sampleItems')
    .select('itemId')
    .where('kind', '=', 'booking')
    .execute();
  return rows.map(({ itemId }) => itemId);
};

/** The booking is the owners' own from now on. */
export const deleteSampleMark = async (tx: Database, id: number): Promise<void> => {
  await tx
    .deleteFrom('sampleItems')
    .where('kind', '=', 'booking')
    .where('itemId', '=', id)
    .execute();
};
