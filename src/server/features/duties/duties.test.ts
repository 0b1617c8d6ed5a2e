import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { enterGuests } from '#tests/support/police/guests.ts';

// The board of what owners owe. Today is 20 May 2026.

let t: TestApp;
let admin: string;
beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
});
afterEach(() => t.close());

const put = async (path: string, body: object): Promise<void> => {
  const { status, body: answer } = await t.rest('PUT', path, { body, token: admin });
  expect(status, JSON.stringify(answer)).toBe(200);
};
const board = async (query = '') => (await t.rest('GET', `/duties${query}`, { token: admin })).body;

it('has no column until a duty is switched on', async () => {
  const id = await enterGuests(t, admin);
  expect(await board()).toMatchObject({
    on: { police: false, statistics: false, tax: false },
    stays: [{ id, complete: 3, expected: 3, police: null, statistics: null, tax: null }],
  });
});

it('says for each stay what police, region and comune are owed', async () => {
  await put('/police/settings', { isOn: true });
  await put('/statistics/settings', { isOn: true, region: 'sardegna' });
  await put('/tourist-tax/settings', { kind: 'tax' });
  const id = await enterGuests(t, admin);
  const { on, stays } = await board();
  expect(on).toEqual({ police: true, statistics: true, tax: true });
  expect(stays).toMatchObject([
    {
      id,
      guestName: 'Anna Rossi',
      police: { police: 'ready', seen: 0, people: 3, receipt: 'none' },
      // The region wants to know where they live, too.
      statistics: { state: 'incomplete' },
      // Seven nights of two adults at two euro; the child is under twelve.
      tax: { collector: 'house', cents: 2800, isExact: true },
    },
  ]);
});

it('reaches two weeks back and ahead, or as far as it is asked to', async () => {
  const enter = (startDate: string, endDate: string) =>
    enterGuests(t, admin, { startDate, endDate });
  const past = await enter('2026-05-01', '2026-05-06');
  const far = await enter('2026-06-03', '2026-06-10');
  await enter('2026-06-10', '2026-06-17');
  await enter('2026-04-20', '2026-04-27');
  const idsOf = async (query = '') =>
    (await board(query)).stays.map(({ id }: { id: number }) => id);
  expect(await idsOf()).toEqual([past, far]);
  expect(await idsOf('?from=2026-04-01&to=2026-12-31')).toHaveLength(4);
  expect((await t.rest('GET', '/duties?from=ieri', { token: admin })).status).toBe(400);
});
