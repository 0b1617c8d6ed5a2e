import { afterEach, beforeEach, expect, it } from 'vitest';

import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

// A guest's review of the stay, without an account. Today is 20 May 2026.

let t: TestApp;
let admin: string;
let id: number;
let path: string;
beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
  await t.rest('PUT', '/guest-information', { body: { isOn: true }, token: admin });
  const body = {
    ...{ startDate: '2026-05-20', endDate: '2026-05-27', guestName: 'Sabine Krüger' },
    ...{ guestEmail: 'sabine@example.de', numberOfGuests: 2, locale: 'de' },
  };
  id = (await t.rest('POST', '/bookings/enter', { body, token: admin })).body.id;
  const { url } = (await t.rest('GET', `/bookings/${id}/guest-page`, { token: admin })).body;
  path = `/stay/${url.split('/').at(-1)}`;
});
afterEach(() => t.close());

/** A session ends after some days. */
const moveTo = async (instant: string) => {
  t.clock.set(instant);
  admin = (await makeUser(t.app, 'ADMIN')).token;
};

const review = (comment = 'Ein wunderbares Haus am Meer.') =>
  t.rest('POST', `${path}/review`, { body: { rating: 4, comment } });
const state = async () => (await t.rest('GET', path)).body.review;
const listed = async () => (await t.rest('GET', '/reviews', { token: admin })).body;
const shown = async () => (await t.rest('GET', '/reviews/approved')).body;

it('is open from the day of departure on, for as many days as owners say', async () => {
  await t.rest('PUT', '/guest-mails', { body: { reviewDays: 10 }, token: admin });
  await moveTo('2026-05-26T21:59:00Z');
  expect(await state()).toBeNull();
  expect((await review()).body.code).toBe('REVIEW_NOT_OPEN');
  await moveTo('2026-05-26T22:01:00Z');
  expect(await state()).toBe('open');
  await moveTo('2026-06-06T10:00:00Z');
  expect(await state()).toBe('open');
  await moveTo('2026-06-07T10:00:00Z');
  expect(await state()).toBeNull();
  expect((await review()).body.code).toBe('REVIEW_NOT_OPEN');
  expect(await listed()).toEqual([]);
});

it('is one for each stay, by its first name alone, and waits for approval', async () => {
  await moveTo('2026-05-28T10:00:00Z');
  expect((await review()).status).toBe(201);
  expect((await review('Und noch eine zweite, ganz andere.')).status).toBe(201);
  expect(await state()).toBe('written');
  const [one, ...others] = await listed();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ rating: 4, stayedIn: '2026-05', author: { name: 'Sabine' } });
  expect(await shown()).toEqual([]);
  const { body } = await t.rest('GET', '/reviews/page', { token: admin });
  expect(body.reviews[0].hasStayed).toBe(true);
  const approval = { body: { status: 'APPROVED' }, token: admin };
  await t.rest('PATCH', `/reviews/${one.id}/status`, approval);
  expect(await shown()).toMatchObject([{ stayedIn: '2026-05', author: { name: 'Sabine' } }]);
});

it('is closed to a stay that was cancelled', async () => {
  await t.rest('POST', `/bookings/${id}/cancel`, { body: {}, token: admin });
  await moveTo('2026-05-28T10:00:00Z');
  expect(await state()).toBeNull();
  expect((await review()).body.code).toBe('REVIEW_NOT_OPEN');
});

it('is exported and erased with its guest', async () => {
  await moveTo('2026-05-28T10:00:00Z');
  await review();
  const person = { email: 'sabine@example.de' };
  const find = await t.rest('POST', '/privacy/export', { body: person, token: admin });
  expect(JSON.stringify(find.body)).toContain('Ein wunderbares Haus');
  const erased = await t.rest('POST', '/privacy/erase', { body: person, token: admin });
  expect(erased.status).toBe(200);
  expect(await listed()).toEqual([]);
});

it('is deleted two years after the departure', async () => {
  await moveTo('2026-05-28T10:00:00Z');
  await review();
  for (const [now, count] of [
    ['2028-05-25T10:00:00Z', 1],
    ['2028-05-27T10:00:00Z', 0],
  ] as const) {
    t.clock.set(now);
    await applyRetention(t.app, new AbortController().signal);
    const rows = await t.app.database.selectFrom('reviews').select('id').execute();
    expect(rows, now).toHaveLength(count);
  }
});
