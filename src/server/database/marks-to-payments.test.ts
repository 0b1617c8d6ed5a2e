import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

// Stays that were marked as paid before payments existed.

it('become payments of their totals; what a portal is still to pay has not come', async () => {
  const database = openDatabase(':memory:');
  await migrateToLatest(database, '0053-tourist-tax');
  const insert = (year: number, source: string, paidAt: string | null, total: number | null) =>
    sql`
      INSERT INTO bookings (start_date, end_date, status, source, guest_name, guest_email,
        number_of_guests, over12, created_at, total_cents, paid_at)
      VALUES (${`${year}-07-04`}, ${`${year}-07-11`}, 'CONFIRMED', ${source}, 'Anna',
        'anna@example.com', 2, 2, '2020-01-01', ${total}, ${paidAt})`.execute(database);
  await insert(2020, 'phone', '2020-06-03T22:30:00.000Z', 500_00);
  await insert(2021, 'site', null, 600_00);
  await insert(2022, 'site', '2022-07-01T10:00:00.000Z', null);
  await insert(2023, 'airbnb', '2022-12-01T10:00:00.000Z', 700_00);
  await sql`INSERT INTO portal_stays (booking_id, payout_cents, tax_collected_by)
    VALUES (4, 55000, 'portal')`.execute(database);
  await insert(2999, 'vrbo', '2022-12-01T10:00:00.000Z', 700_00);
  await insert(2998, 'booking', null, 700_00);
  await migrateToLatest(database);
  const columns = ['bookingId', 'date', 'amountCents', 'method', 'isMark'] as const;
  const rows = await database.selectFrom('payments').select(columns).orderBy('bookingId').execute();
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    [1, '2020-06-03', 500_00, 'OTHER', 1],
    [3, '2022-07-01', 0, 'OTHER', 1],
    [4, '2023-07-05', 550_00, 'PORTAL', 1],
  ]);
  const stays = await database
    .selectFrom('bookings')
    .select(['cameCents', 'cameAt', 'portalPays'])
    .orderBy('id')
    .execute();
  expect(stays.map((stay) => [stay.cameCents, stay.cameAt, stay.portalPays])).toEqual([
    [500_00, '2020-06-03T22:30:00.000Z', 0],
    [0, null, 0],
    [0, '2022-07-01T10:00:00.000Z', 0],
    [550_00, '2022-12-01T10:00:00.000Z', 1],
    [0, null, 1],
    // Staff had said that its guest still owes it.
    [0, null, 0],
  ]);
  await database.destroy();
});
