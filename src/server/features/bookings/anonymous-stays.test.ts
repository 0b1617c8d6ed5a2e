import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/database/database.types.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { expectEach } from '#tests/support/expect-each.ts';

// Which bookings the database accepts, now that guests can be erased.

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casa-'));
  database = openDatabase(join(folder, 'site.db'));
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const guest = { guestName: 'Anna', guestEmail: 'anna@example.com' };
const noGuest = { guestName: null, guestEmail: null };
const party = { numberOfGuests: 2, over12: 2 };
const noParty = { numberOfGuests: null, over12: null };

const insert = (own: Record<string, unknown>) => {
  const createdAt = '2026-05-20T10:00:00.000Z';
  const row = {
    startDate: '2026-07-04',
    endDate: '2026-07-11',
    createdAt,
    userId: null,
    ...own,
  };
  return database
    .insertInto('bookings')
    .values(row as never)
    .execute();
};

it('allows bookings of guests and of none, and blocks', async () => {
  await migrateToLatest(database);
  await expectEach(
    [
      { status: 'PENDING', ...guest, ...party, note: 'Una nota' },
      { status: 'REJECTED', ...guest, ...party, reason: 'Un motivo' },
      { status: 'CONFIRMED', ...guest, ...party, note: 'Una nota' },
      { status: 'CONFIRMED', ...noGuest, ...party },
      { status: 'CONFIRMED', ...guest, guestEmail: null, ...party },
      { status: 'NOT_AVAILABLE', ...noGuest, ...noParty, reason: 'Lavori' },
    ],
    async (row) => {
      await insert(row);
      await database.deleteFrom('bookings').execute();
    },
  );
});

it('refuses what an erased guest or a block cannot have', async () => {
  await migrateToLatest(database);
  await expectEach(
    [
      { status: 'PENDING', ...noGuest, ...party },
      { status: 'REJECTED', ...noGuest, ...party },
      { status: 'CONFIRMED', ...noGuest, ...party, note: 'Una nota' },
      { status: 'CONFIRMED', ...noGuest, ...party, reason: 'Un motivo' },
      { status: 'CONFIRMED', ...noGuest, guestEmail: 'anna@example.com', ...party },
      { status: 'CONFIRMED', ...noGuest, guestPhone: '333 1234567', ...party },
      { status: 'CONFIRMED', ...noGuest, ...party, privateNote: 'Amica di Marta' },
      { status: 'CONFIRMED', ...noGuest, ...party, cleaningNote: 'Marta ha un cane' },
      { status: 'CONFIRMED', ...guest, ...noParty },
      { status: 'CONFIRMED', ...noGuest, ...noParty },
      { status: 'NOT_AVAILABLE', ...guest, ...noParty },
      { status: 'NOT_AVAILABLE', ...noGuest, ...party },
    ],
    (row) => expect(insert(row)).rejects.toThrow('CHECK constraint failed'),
  );
});

it('takes every booking along, and never gives a number twice', async () => {
  await migrateToLatest(database, '0011-messages');
  await insert({ status: 'CONFIRMED', ...guest, ...party, note: 'Una nota' });
  await insert({ status: 'PENDING', ...guest, ...party });
  await insert({ status: 'PENDING', ...guest, ...party });
  await sql`DELETE FROM bookings WHERE id = 3`.execute(database);
  const before = await database.selectFrom('bookings').selectAll().execute();
  await migrateToLatest(database, '0013-privacy');
  expect(await database.selectFrom('bookings').selectAll().execute()).toEqual(before);
  await migrateToLatest(database);
  const after = await database.selectFrom('bookings').selectAll().execute();
  expect(after).toMatchObject(before);
  await insert({ status: 'PENDING', ...guest, ...party });
  const ids = await database.selectFrom('bookings').select('id').orderBy('id').execute();
  expect(ids).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
  const held = insert({ status: 'NOT_AVAILABLE', ...noGuest, ...noParty });
  await expect(held).rejects.toThrow('bookings_overlap');
});

it('starts to count where there was no booking yet', async () => {
  await migrateToLatest(database);
  await insert({ status: 'PENDING', ...guest, ...party });
  expect(await database.selectFrom('bookings').select('id').execute()).toEqual([{ id: 1 }]);
});
