import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { writeIcs } from '#shared/write-ics.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { type FeedServer, feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { readFeed } from './feed-reader.ts';

let t: TestApp;
let token: string;
let feed: FeedServer;
beforeEach(async () => {
  t = await createTestApp({ settings: { CALENDAR_PRIVATE_ADDRESSES: 'on' } });
  ({ token } = await makeUser(t.app, 'EDITOR'));
  feed = await startFeedServer(
    feedOf(
      ['a', '2026-09-05', '2026-09-12'],
      ['x', '2026-10-01', '2026-10-05', 'Airbnb (Not available)'],
    ),
  );
});
afterEach(async () => {
  await t.close();
  await feed.close();
});

const call = async (method: string, path: string, body?: unknown) =>
  (await t.rest(method, path, { token, ...(body === undefined ? {} : { body }) })).body;

const add = async (name: string, url: string) => {
  const input = { name, kind: 'airbnb', url, takesClosed: true };
  const { id } = await call('POST', '/calendars', input);
  return (await call('POST', `/calendars/${id}/read`)).calendar;
};

const fetchExport = (exportUrl: string, headers: Record<string, string> = {}) =>
  t.server.inject({ url: new URL(exportUrl).pathname, headers });

const WINDOW = { from: '2026-05-20', until: '2030-01-01' };

/** 'start until' of each event, by our own reader and by two others. */
const readers: [name: string, (text: string) => string[]][] = [
  [
    'this site',
    (text) =>
      readFeed(Buffer.from(text), WINDOW, 'other').events.map(
        ({ startDate, until }) => `${startDate} ${until}`,
      ),
  ],
  [
    'ical.js',
    (text) =>
      new ICAL.Component(ICAL.parse(text))
        .getAllSubcomponents('vevent')
        .map(
          (event) =>
            `${event.getFirstPropertyValue('dtstart')} ${event.getFirstPropertyValue('dtend')}`,
        ),
  ],
  [
    'ts-ics',
    (text) =>
      (convertIcsCalendar(undefined, text).events ?? []).map(
        ({ start, end }) =>
          `${start.date.toISOString().slice(0, 10)} ${end?.date.toISOString().slice(0, 10)}`,
      ),
  ],
];

it('has our stays and blocks and those of other sites, except those of its own site', async () => {
  const stay = { startDate: '2026-07-04', endDate: '2026-07-11' };
  await putStay(t.app, { ...stay, status: 'CONFIRMED', guestName: 'Anna Verdi', note: 'Cane' });
  await putStay(t.app, { startDate: '2026-08-01', endDate: '2026-08-08' });
  await putStay(t.app, { startDate: '2026-08-20', endDate: '2026-08-20', status: 'CONFIRMED' });
  await putStay(t.app, { startDate: '2026-04-01', endDate: '2026-04-08', status: 'CONFIRMED' });
  await putBlock(t.app, { startDate: '2026-06-01', endDate: '2026-06-03', reason: 'Imbianchino' });
  const airbnb = await add('Airbnb', feed.url);
  const other = await add('Vrbo', `${feed.url}&none`);
  await call('PUT', `/calendars/${other.id}`, { exportsRequests: true });
  const ours = ['2026-06-01 2026-06-04', '2026-07-04 2026-07-11', '2026-08-20 2026-08-21'];
  const { body } = await fetchExport(airbnb.exportUrl);
  // The same feed represents both sites; days that are merely closed on one are not exported to the
  // other.
  const toAirbnb = [...ours, '2026-09-05 2026-09-12'];
  for (const [name, read] of readers) expect(read(body), name).toEqual(toAirbnb);
  expect(body).not.toMatch(/Anna|Verdi|Cane|Imbianchino|Vrbo|Airbnb/);
  expect(body.match(/SUMMARY:.*/g)?.every((line) => line.trim() === 'SUMMARY:Occupato')).toBe(true);
  const requests = await fetchExport(other.exportUrl);
  expect(readers[0]?.[1](requests.body)).toContain('2026-08-01 2026-08-08');
  const own = (await call('GET', '/calendars/own')).exportUrl;
  const ownBefore = (await fetchExport(own)).body;
  expect(ownBefore).not.toContain('Anna');
  await call('PUT', '/calendars/own', { showsNames: true });
  const ownAfter = (await fetchExport(own)).body;
  expect(ownAfter).toContain('SUMMARY:Soggiorno: Anna Verdi\\, 3 ospiti\r\n');
  expect(ownAfter).toContain('SUMMARY:Airbnb\r\n');
  expect(readers[1]?.[1](ownAfter)).toContain('2026-04-01 2026-04-08');
});

it('is RFC 5545: CRLF, lines of 75 octets, escapes', () => {
  const summary = 'Perché, così; è\\ già\nlà '.repeat(20);
  const text = writeIcs('Casa, mare', [
    {
      uid: 'a@casa.example',
      createdAt: '2026-05-20T10:00:00.000Z',
      startDate: '2026-07-04',
      until: '2026-07-11',
      summary,
    },
  ]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(summary);
  expect(event?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-05-20T10:00:00Z');
});

it('has the same nights after this site imports it, however often', async () => {
  for (let week = 0; week < 16; week += 1) {
    const startDate = addDays('2026-06-06', week * 14);
    await putStay(t.app, { startDate, endDate: addDays(startDate, 7), status: 'CONFIRMED' });
  }
  const first = await add('Airbnb', feed.url);
  const { body } = await fetchExport(first.exportUrl);
  feed.answer(body);
  await call('POST', `/calendars/${first.id}/accept`);
  const again = await add('Copia', `${feed.url}&copy`);
  expect(again.nights).toBe(112);
  const { added, removed } = await call('POST', `/calendars/${again.id}/read`);
  expect([added, removed]).toEqual([0, 0]);
  expect(readers[0]?.[1]((await fetchExport(again.exportUrl)).body)).toEqual(
    expect.arrayContaining(readers[0]?.[1](body) ?? []),
  );
});

it('is never cached, answers 304, can be renewed, and is limited', async () => {
  const { id, exportUrl } = await add('Airbnb', feed.url);
  const { statusCode, headers } = await fetchExport(exportUrl);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const known = { 'if-none-match': String(headers.etag) };
  expect((await fetchExport(exportUrl, known)).statusCode).toBe(304);
  await putStay(t.app, { startDate: '2026-07-04', endDate: '2026-07-11', status: 'CONFIRMED' });
  expect((await fetchExport(exportUrl, known)).statusCode).toBe(200);
  const [calendar] = await call('GET', '/calendars');
  expect(calendar.lastExportedAt).toBe(t.clock.now().toISOString());
  const renewed = (await call('POST', `/calendars/${id}/renew`)).exportUrl;
  const own = (await call('POST', '/calendars/own/renew')).exportUrl;
  expect((await fetchExport(exportUrl)).statusCode).toBe(404);
  for (const url of [renewed, own]) expect((await fetchExport(url)).statusCode).toBe(200);
  for (const wrong of ['x.ics', `${'0'.repeat(48)}.ics`, renewed.slice(-52, -4)]) {
    expect((await t.server.inject({ url: `/calendar/${wrong}` })).statusCode).toBe(404);
  }
  let last = 200;
  for (let index = 0; index < 120; index += 1) last = (await fetchExport(renewed)).statusCode;
  expect(last).toBe(429);
  expect((await fetchExport(own)).statusCode).toBe(200);
});
