import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

// Payments from before their notes were searched.

it('are found like later ones', async () => {
  const database = openDatabase(':memory:');
  await migrateToLatest(database, '0058-money-mails');
  await sql`INSERT INTO bookings (start_date, end_date, status, guest_name, guest_email,
      number_of_guests, over12, created_at)
    VALUES ('2026-07-04', '2026-07-11', 'CONFIRMED', 'Anna', 'anna@example.com', 2, 2,
      '2026-01-01')`.execute(database);
  for (const note of ['Da Zoè ÀVILA', '']) {
    await sql`INSERT INTO payments (booking_id, date, amount_cents, method, note, created_at)
      VALUES (1, '2026-05-01', 100, 'CASH', ${note}, '2026-05-01')`.execute(database);
  }
  await migrateToLatest(database);
  const rows = await database.selectFrom('payments').select('searchText').orderBy('id').execute();
  expect(rows).toEqual([{ searchText: 'da zoe avila' }, { searchText: '' }]);
  await database.destroy();
});
