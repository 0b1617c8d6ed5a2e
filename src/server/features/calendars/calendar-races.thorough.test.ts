import { afterAll, beforeAll, expect, it } from 'vitest';
import { overlaps } from '#shared/bookings/occupancy.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putStay } from '#tests/support/factories.ts';
import {
  type FedNights,
  type FeedServer,
  feedOf,
  startFeedServer,
} from '#tests/support/feed-server.ts';

let t: TestApp;
let token: string;
let feed: FeedServer;
beforeAll(async () => {
  t = await createTestApp({
    settings: { CALENDAR_PRIVATE_ADDRESSES: 'on', RATE_LIMITS: 'off' },
  });
  ({ token } = await makeUser(t.app, 'ADMIN'));
  feed = await startFeedServer();
});
afterAll(async () => {
  await t.close();
  await feed.close();
});

const call = (method: string, path: string, body?: unknown) =>
  t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });

it('a reading, a confirmation and a block for one night at once: one of ours at most, all shown', async () => {
  const { body: calendar } = await call('POST', '/calendars', {
    name: 'Airbnb',
    kind: 'airbnb',
    url: feed.url,
  });
  const events: FedNights[] = [];
  let conflicts = 0;
  for (let round = 0; round < 50; round += 1) {
    const startDate = addDays('2026-06-01', round * 5);
    const endDate = addDays(startDate, 3);
    const stays = await Promise.all([
      putStay(t.app, { startDate, endDate }),
      putStay(t.app, { startDate: addDays(startDate, 1), endDate: addDays(endDate, 1) }),
    ]);
    events.push([`event-${round}`, startDate, endDate]);
    feed.answer(feedOf(...events));
    const confirm = (id: number) =>
      call('PATCH', `/bookings/${id}/status`, { status: 'CONFIRMED' });
    const read = () => call('POST', `/calendars/${calendar.id}/read`);
    const block = () => call('POST', '/bookings/block', { startDate, endDate });
    const steps = [() => confirm(stays[0]), () => confirm(stays[1]), read, block];
    const turned = [...steps.slice(round % 4), ...steps.slice(0, round % 4)];
    const answers = await Promise.all(turned.map((step) => step()));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { body: rows } = await call('GET', '/bookings');
    const ofNights = rows.filter(
      (row: { startDate: string; endDate: string; status: string }) =>
        row.status !== 'PENDING' &&
        overlaps(
          { from: row.startDate, until: addDays(row.endDate, 1) },
          { from: startDate, until: endDate },
        ),
    );
    const ours = ofNights.filter((row: { origin?: string | null }) => !row.origin);
    expect(ours.length).toBeLessThanOrEqual(1);
    expect(ofNights.length - ours.length).toBe(1);
    const { body: shown } = await call('GET', '/calendars/conflicts');
    conflicts += ours.filter((row: { status: string }) => row.status === 'CONFIRMED').length;
    expect(shown).toHaveLength(conflicts);
  }
});
