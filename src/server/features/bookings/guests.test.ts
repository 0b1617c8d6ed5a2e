import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

// Guests who stayed or asked before. Today is 20 May 2026.

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.set('2026-05-20T10:00:00Z');
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await t.rest(method, `/bookings${path}`, { token, ...(body && { body }) })).body;

const enter = async (startDate: string, own: object): Promise<number> => {
  const endDate = `${startDate.slice(0, 8)}${Number(startDate.slice(8)) + 5}`;
  const stay = { startDate, endDate, guestName: 'Rita Bianchi', numberOfGuests: 2, ...own };
  return (await call('POST', '/enter', stay)).id;
};

const rita = async () => [
  await enter('2026-03-10', { guestPhone: '347 5551234' }),
  await enter('2026-07-10', { guestPhone: '+39 347 555 12 34', guestEmail: 'rita@example.com' }),
  await enter('2026-09-10', { guestName: 'R. Bianchi', guestEmail: 'rita@example.com' }),
];

it('a guest is recognized by number and address, however they are written', async () => {
  const [first, second, third] = await rita();
  await enter('2026-08-10', { guestPhone: '347 5551299' });
  const idsOf = async (id?: number) =>
    (await call('GET', `/${id}/guest`)).stays.map((stay: { id: number }) => stay.id);
  expect(await idsOf(second)).toEqual([third, second, first]);
  expect(await idsOf(first)).toEqual([second, first]);
});

it('earlier guests are found by how their name, number or address begins', async () => {
  await rita();
  const found = async (search: string) =>
    (await call('GET', `/guests?search=${encodeURIComponent(search)}`)).map(
      ({ name }: { name: string }) => name,
    );
  expect(await found('rit')).toEqual(['R. Bianchi', 'Rita Bianchi']);
  expect(await found('34755')).toEqual(['R. Bianchi']);
  expect(await found('anchi')).toEqual([]);
});

it('a note about a guest is on all of their stays, and erased with the guest', async () => {
  const [first, second] = await rita();
  await call('PUT', `/${second}/guest-note`, { note: 'Ha il cane' });
  expect(await call('GET', `/${first}/guest`)).toMatchObject({ note: 'Ha il cane' });
  t.clock.set('2026-12-01T10:00:00Z');
  const admin = (await makeUser(t.app, 'ADMIN')).token;
  const body = { email: 'rita@example.com' };
  await t.rest('POST', '/privacy/erase', { token: admin, body });
  const rows = await t.app.database
    .selectFrom('bookings')
    .select(['id', 'guestNote'])
    .where('guestNote', '!=', '')
    .execute();
  expect(rows.map(({ id }) => id)).toEqual([first]);
});
