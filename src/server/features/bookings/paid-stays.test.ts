import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type Balance, balanceOf } from '#shared/bookings/balance.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putBlock, putStay } from '#tests/support/factories.ts';

// Which stays are paid, as far as staff have noted. Today is 1 July 2026.

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.set('2026-07-01T10:00:00Z');
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const stay = (
  startDate: string,
  endDate: string,
  own: Partial<Parameters<typeof putStay>[1]> = {},
) => putStay(t.app, { startDate, endDate, status: 'CONFIRMED', ...own });

const setPaid = (id: number, paid: boolean, version?: number) =>
  t.rest('PATCH', `/bookings/${id}/paid`, { token, body: { paid, seenVersion: version } });

const unpaid = async () => (await t.rest('GET', '/bookings/unpaid', { token })).body;
const idsOf = async (): Promise<number[]> =>
  (await unpaid()).stays.map(({ id }: { id: number }) => id);

describe('unpaid stays', () => {
  it('are none of a portal, which the guest has paid', async () => {
    const enter = async (source: string, startDate: string, endDate: string) => {
      const stay = { startDate, endDate, guestName: 'Anna Verdi', numberOfGuests: 2, source };
      return (await t.rest('POST', '/bookings/enter', { body: stay, token })).body.id;
    };
    await enter('airbnb', '2026-10-03', '2026-10-10');
    const byPhone = await enter('phone', '2026-10-10', '2026-10-17');
    expect(await idsOf()).toEqual([byPhone]);
  });

  it('are confirmed, and over, under way or to come', async () => {
    const soon = await stay('2026-07-14', '2026-07-21');
    const over = await stay('2026-05-02', '2026-05-09');
    const now = await stay('2026-06-27', '2026-07-04');
    const later = await stay('2026-09-21', '2026-09-25');
    await stay('2026-07-06', '2026-07-08', { status: 'PENDING' });
    await putBlock(t.app, { startDate: '2026-07-09', endDate: '2026-07-10' });
    expect(await idsOf()).toEqual([over, now, soon, later]);
    expect((await unpaid()).stays[0]).toEqual({
      id: over,
      startDate: '2026-05-02',
      endDate: '2026-05-09',
      guestName: 'Anna Verdi',
      numberOfGuests: 3,
      version: 1,
      totalCents: 462_00,
      openCents: 462_00,
    });
  });

  it('cost something, and were entered before they ended', async () => {
    const free = await stay('2026-06-10', '2026-06-12');
    const price = { totalCents: 0 };
    await t.app.database.updateTable('bookings').set(price).where('id', '=', free).execute();
    await stay('2026-06-13', '2026-06-15', {
      createdAt: '2026-06-20T10:00:00.000Z',
    });
    const due = await stay('2026-06-16', '2026-06-18');
    expect(await idsOf()).toEqual([due]);
  });

  it('are late once their guests have left, and each group has its sum', async () => {
    await stay('2026-05-02', '2026-05-09', { status: 'PENDING' });
    for (const [first, last] of [
      ['2026-06-02', '2026-06-05'],
      ['2026-06-20', '2026-06-30'],
      ['2026-06-30', '2026-07-01'],
      ['2026-07-01', '2026-07-08'],
    ] as const) {
      await stay(first, last);
    }
    await t.app.database.updateTable('bookings').set({ totalCents: 100_00 }).execute();
    const debts = [
      { group: 'left', stays: 2, cents: 200_00 },
      { group: 'here', stays: 1, cents: 100_00 },
      { group: 'coming', stays: 1, cents: 100_00 },
    ];
    expect((await unpaid()).debts).toEqual(debts);
    const list = (await t.rest('GET', '/bookings/page?unpaid=true', { token })).body;
    expect(list.debts).toEqual(debts);
  });

  it('are all counted, and ten of them listed', async () => {
    for (let day = 10; day < 22; day += 1) await stay(`2026-06-${day}`, `2026-06-${day + 1}`);
    const { stays, total } = await unpaid();
    expect([stays.length, total]).toEqual([10, 12]);
  });

  it('are the same on the start page, in the list and in each panel', async () => {
    const free = await stay('2026-06-10', '2026-06-12');
    await t.app.database
      .updateTable('bookings')
      .set({ totalCents: 0 })
      .where('id', '=', free)
      .execute();
    await stay('2026-06-13', '2026-06-15', { createdAt: '2026-06-20T10:00:00.000Z' });
    await stay('2026-06-16', '2026-06-18');
    await stay('2027-05-01', '2027-05-08');
    const { total } = (await t.rest('GET', '/bookings/page?unpaid=true', { token })).body;
    const all = (await t.rest('GET', '/bookings', { token })).body.map(balanceOf);
    const due = all.filter((balance: Balance) => balance?.state === 'due');
    expect([(await unpaid()).total, total, due.length]).toEqual([2, 2, 2]);
  });
});

describe('noting that a stay is paid', () => {
  it('is shown with it, and can be taken back', async () => {
    const id = await stay('2026-07-04', '2026-07-11');
    const { body } = await setPaid(id, true, 1);
    expect(body).toMatchObject({ id, paidAt: '2026-07-01T10:00:00.000Z', version: 2 });
    expect(await idsOf()).toEqual([]);
    expect((await setPaid(id, true)).body).toEqual(body);
    expect((await setPaid(id, false, 2)).body).toMatchObject({ paidAt: null, version: 3 });
    expect(await idsOf()).toEqual([id]);
  });

  it('is refused for a block, for an old version, and without a value', async () => {
    const id = await stay('2026-07-04', '2026-07-11');
    const block = await putBlock(t.app, { startDate: '2026-07-20', endDate: '2026-07-21' });
    expect((await setPaid(block, true)).body.code).toBe('BOOKING_IS_BLOCK');
    expect((await setPaid(id, true, 7)).body.code).toBe('CHANGED_MEANWHILE');
    const { status, body } = await t.rest('PATCH', `/bookings/${id}/paid`, { token, body: {} });
    expect([status, body.error]).toEqual([400, 'Indica se il soggiorno è saldato.']);
    expect(await idsOf()).toEqual([id]);
  });

  it('is invisible to visitors and the guest', async () => {
    const guest = await makeUser(t.app, 'USER');
    const id = await stay('2026-07-04', '2026-07-11');
    await t.app.database.updateTable('bookings').set({ userId: guest.id }).execute();
    await setPaid(id, true);
    const mine = (await t.rest('GET', '/bookings/mine', { token: guest.token })).body;
    expect(mine).toMatchObject([{ id }]);
    expect(JSON.stringify(mine)).not.toContain('paid');
    expect(JSON.stringify((await t.rest('GET', '/bookings')).body)).not.toContain('paid');
    expect(await t.app.database.selectFrom('outboxMails').select('id').execute()).toEqual([]);
  });
});

it('stays from before the field existed count as paid', async () => {
  const database = openDatabase(':memory:');
  await migrateToLatest(database, '0022-stays');
  const insert = (startDate: string, endDate: string, status: string) =>
    sql`
      INSERT INTO bookings (start_date, end_date, status, guest_name, guest_email, number_of_guests,
        over12, created_at)
      VALUES (${startDate}, ${endDate}, ${status}, 'Anna', 'anna@example.com', 2, 2, '2020-01-01')`.execute(
      database,
    );
  await insert('2020-07-04', '2020-07-11', 'CONFIRMED');
  await insert('2020-08-04', '2020-08-11', 'REJECTED');
  await insert('2999-07-04', '2999-07-11', 'CONFIRMED');
  await migrateToLatest(database);
  const rows = await database
    .selectFrom('payments')
    .select(['bookingId', 'date', 'amountCents', 'method'])
    .execute();
  expect(rows).toEqual([{ bookingId: 1, date: '2020-07-11', amountCents: 0, method: 'OTHER' }]);
  const came = await database.selectFrom('bookings').select('cameAt').orderBy('id').execute();
  expect(came.map(({ cameAt }) => cameAt)).toEqual(['2020-07-11T10:00:00.000Z', null, null]);
  await database.destroy();
});
