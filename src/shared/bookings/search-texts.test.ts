import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/database/database.types.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { searchTextOfBlock, searchTextOfNobody, searchTextOfStay } from './search-texts.ts';

let database: Database;
beforeEach(() => {
  database = openDatabase(':memory:');
});
afterEach(() => database.destroy());

const row = {
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  numberOfGuests: 2,
  over12: 2,
  userId: null,
  createdAt: '2026-05-20T10:00:00.000Z',
};
const nobody = { guestName: null, guestEmail: null };
const zoe = { guestName: 'Zoè Àvila', guestEmail: 'zoe@example.it' };
const noParty = { numberOfGuests: null, over12: null };

it('are the same for existing bookings as for new ones', async () => {
  await migrateToLatest(database, '0015-indexes');
  const days = { startDate: '2026-08-01', endDate: '2026-08-02' };
  for (const own of [
    { ...zoe, status: 'PENDING' },
    { ...nobody, status: 'CONFIRMED' },
    { ...days, ...nobody, ...noParty, status: 'NOT_AVAILABLE', reason: 'Caffè rotto' },
  ] as const) {
    await database
      .insertInto('bookings')
      .values({ ...row, ...own })
      .execute();
  }
  await migrateToLatest(database);
  const rows = await database.selectFrom('bookings').select('searchText').orderBy('id').execute();
  expect(rows.map(({ searchText }) => searchText)).toEqual([
    searchTextOfStay({ ...zoe, guestPhone: null }),
    searchTextOfNobody,
    searchTextOfBlock({ reason: 'Caffè rotto' }),
  ]);
});
