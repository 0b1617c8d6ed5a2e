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
  start_date: '2026-07-04',
  end_date: '2026-07-11',
  number_of_guests: 2,
  over12: 2,
  user_id: null,
  created_at: '2026-05-20T10:00:00.000Z',
};
const nobody = { guest_name: null, guest_email: null };
const zoe = { guest_name: 'Zoè Àvila', guest_email: 'zoe@example.it' };
const noParty = { number_of_guests: null, over12: null };

it('are the same of bookings that were there before as of new ones', async () => {
  await migrateToLatest(database, '0015-indexes');
  const days = { start_date: '2026-08-01', end_date: '2026-08-02' };
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
  const rows = await database.selectFrom('bookings').select('search_text').orderBy('id').execute();
  expect(rows.map(({ search_text }) => search_text)).toEqual([
    searchTextOfStay({ guestName: 'Zoè Àvila', guestEmail: 'zoe@example.it' }),
    searchTextOfNobody,
    searchTextOfBlock({ reason: 'Caffè rotto' }),
  ]);
});
