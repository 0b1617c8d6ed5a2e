import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { type FeedServer, feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { readFeed } from './feed-reader.ts';
import { readFeedApart } from './read-feed-apart.ts';

let t: TestApp;
let token: string;
let feed: FeedServer;
beforeEach(async () => {
  t = await createTestApp({
    settings: { CALENDAR_PRIVATE_ADDRESSES: 'on', RATE_LIMITS: 'off' },
    own: { readFeed: readFeedApart },
  });
  ({ token } = await makeUser(t.app, 'ADMIN'));
  feed = await startFeedServer(feedOf(['a', '2026-07-04', '2026-07-11']));
});
afterEach(async () => {
  await t.close();
  await feed.close();
});

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (events: string) => `BEGIN:VCALENDAR\r\n${events}\r\nEND:VCALENDAR\r\n`;
const many = (count: number, of: (index: number) => string) =>
  calendar(Array.from({ length: count }, (_, index) => of(index)).join('\r\n'));

/** As the biggest feed that is read at all. */
const FILL = 2_000_000;

const PARIS = 'TZID=Europe/Paris';

const feeds: [what: string, feed: () => string][] = [
  ['50,000 events', () => many(50_000, (i) => event(`UID:${i}`, 'DTSTART:20260704'))],
  [
    '5,000 events of years',
    () => many(5000, (i) => event(`UID:${i}`, 'DTSTART:20260601', 'DTEND:20360601')),
  ],
  [
    'rules without end',
    () => many(10, (i) => event(`UID:${i}`, 'DTSTART:19700101', 'RRULE:FREQ=DAILY')),
  ],
  [
    'rules that never fit',
    () => many(10, (i) => event(`UID:${i}`, 'DTSTART:20260101', 'RRULE:FREQ=DAILY;BYSETPOS=366')),
  ],
  ['a line without end', () => calendar(event('UID:a', `SUMMARY:${'x'.repeat(FILL)}`))],
  ['nothing but folds', () => calendar(`X:${'\r\n '.repeat(FILL / 3)}`)],
  ['nothing but beginnings', () => calendar('BEGIN:VEVENT\r\n'.repeat(FILL / 14))],
  ['nothing but ends', () => calendar('END:VEVENT\r\n'.repeat(FILL / 12))],
  ['nothing but quotes', () => calendar('"'.repeat(FILL))],
  [
    'one name again and again',
    () => calendar(event('UID:a', 'RDATE:20260101\r\n'.repeat(FILL / 16))),
  ],
  [
    'dates in one line',
    () => calendar(event('UID:a', 'DTSTART:20260704', `RDATE:${'20270101,'.repeat(FILL / 9)}1`)),
  ],
  [
    '130,000 days taken out, with a time zone',
    () => {
      const dates = Array(130_000).fill('20261124T100000').join(',');
      return calendar(event('UID:a', 'DTSTART:20260704', `EXDATE;TZID=Europe/Paris:${dates}`));
    },
  ],
  [
    'such days in 45,000 lines',
    () =>
      calendar(
        event(
          'UID:a',
          'DTSTART:20260704',
          ...Array(45_000).fill(`EXDATE;${PARIS}:20261124T100000`),
        ),
      ),
  ],
  [
    '4,999 events with times of a zone',
    () =>
      many(4999, (i) =>
        event(`UID:${i}`, `DTSTART;${PARIS}:20270101T150000`, `DTEND;${PARIS}:20270102T100000`),
      ),
  ],
  [
    'one name for 4,999 events',
    () => many(4999, (i) => event('UID:z', `DTSTART:${20270101 + (i % 28)}`)),
  ],
];

/**
 * How long the site may compute in one turn, in milliseconds: such feeds once held it for eleven seconds.
 * Processor time of this thread, which does not count the time of other processes.
 */
const LONGEST_TURN_MS = 200;

const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Measures the turns of the event loop. Returns a function that stops, and returns the longest. */
const measureTurns = (): (() => number) => {
  let begun = computedMs();
  let longest = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    const now = computedMs();
    longest = Math.max(longest, now - begun);
    begun = now;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  return () => {
    clearImmediate(next);
    return longest;
  };
};

it.each(feeds)('%s: known nights stay, and the site answers meanwhile', async (_, make) => {
  const call = (path: string, body?: unknown) =>
    t.rest('POST', path, { token, ...(body === undefined ? {} : { body }) });
  const { body } = await call('/calendars', { name: 'Odd', kind: 'other', url: feed.url });
  await call(`/calendars/${body.id}/read`);
  feed.answer(make());
  const before = process.memoryUsage().rss;
  let isRead = false;
  let visits = 0;
  const longestTurn = measureTurns();
  const reading = call(`/calendars/${body.id}/read`).finally(() => {
    isRead = true;
  });
  while (!isRead) {
    expect((await t.rest('GET', '/bookings')).status).toBe(200);
    visits += 1;
    await new Promise(setImmediate);
  }
  expect((await reading).status).toBe(200);
  expect(longestTurn()).toBeLessThan(LONGEST_TURN_MS);
  expect(visits).toBeGreaterThan(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024);
  const { body: rows } = await t.rest('GET', '/bookings');
  expect(rows.some(({ startDate }: { startDate: string }) => startDate === '2026-07-04')).toBe(
    true,
  );
});

it('a confirmation waits three seconds at most for a feed that takes long to read', async () => {
  const call = (method: string, path: string, body?: unknown) =>
    t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });
  await call('POST', '/calendars', { name: 'Odd', kind: 'other', url: feed.url });
  const { body } = await t.rest('POST', '/bookings', { body: bookingRequest() });
  feed.answer((_, response) => {
    setTimeout(() => response.end(many(4999, (i) => event(`UID:${i}`, 'DTSTART:20260901'))), 4000);
  });
  const began = performance.now();
  const confirmed = await call('PATCH', `/bookings/${body.id}/status`, { status: 'CONFIRMED' });
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.warning).toContain('Odd');
  expect(performance.now() - began).toBeLessThan(3900);
});

it('a confirmation is answered while a hostile feed is read', async () => {
  const call = (method: string, path: string, body?: unknown) =>
    t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });
  const calendars = await call('POST', '/calendars', { name: 'Odd', kind: 'other', url: feed.url });
  const { body } = await t.rest('POST', '/bookings', { body: bookingRequest() });
  const dates = Array(130_000).fill('20261124T100000').join(',');
  feed.answer(calendar(event('UID:a', 'DTSTART:20260704', `EXDATE;${PARIS}:${dates}`)));
  const reading = call('POST', `/calendars/${calendars.body.id}/read`);
  const began = performance.now();
  const confirmed = await call('PATCH', `/bookings/${body.id}/status`, { status: 'CONFIRMED' });
  expect(confirmed.status).toBe(200);
  expect(performance.now() - began).toBeLessThan(3900);
  expect((await reading).status).toBe(200);
});

it('hundreds of readings of a feed with times of a zone take no memory for good', () => {
  const feed = Buffer.from(
    many(300, (i) =>
      event(`UID:${i}`, `DTSTART;${PARIS}:20270101T150000`, `DTEND;${PARIS}:20270102T100000`),
    ),
  );
  const window = { from: '2026-05-20', until: '2030-01-01' };
  const read = (times: number) => {
    for (let time = 0; time < times; time += 1) readFeed(feed, window, 'other');
  };
  read(50);
  const before = process.memoryUsage().rss;
  read(500);
  expect(process.memoryUsage().rss - before).toBeLessThan(30 * 1024 * 1024);
});
