import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { type FeedServer, startFeedServer } from '#tests/support/feed-server.ts';

// What a feed does later to a stay that was completed from its nights. The feeds have the form of Booking.com's: the
// head as of 16 March 2025, from a public repository; the two readings of one stay, with another UID and from today on,
// as of 14 and 16 September 2026, from a report to the importer 'doorstep'.

let t: TestApp;
let feed: FeedServer;
let editor: string;
let calendarId: number;
let id: number;

type Nights = [uid: string, startDate: string, until: string];

const bookingFeed = (...events: Nights[]): string =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//admin.booking.com\\, b.v.//NONSGML v1.0//EN',
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    ...events.flatMap(([uid, startDate, until]) => [
      'BEGIN:VEVENT',
      'DTSTAMP:20260914T060000Z',
      `DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
      `UID:${uid}`,
      'SUMMARY:CLOSED - Not available',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const call = async (method: string, path: string, body?: object) => {
  const answer = await t.rest(method, path, { token: editor, ...(body && { body }) });
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};

const moveTo = async (instant: string): Promise<void> => {
  t.clock.set(instant);
  editor = (await makeUser(t.app, 'EDITOR')).token;
};

const read = () => call('POST', `/calendars/${calendarId}/read`);

/** The feed says this from now on, and is read twice, a day apart: the first time may be a fault of the feed. */
const says = async (...events: Nights[]): Promise<void> => {
  feed.answer(bookingFeed(...events));
  await read();
  await moveTo(new Date(t.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString());
  await read();
};

const others: Nights[] = [
  ['TRU-OTHER1', '2026-10-01', '2026-10-08'],
  ['TRU-OTHER2', '2026-11-01', '2026-11-08'],
];
const nights: Nights = ['TRU-9LZDAN', '2026-09-15', '2026-09-20'];

const open = () => call('GET', '/portal-stays/open');

const GERMANY = '100000216';
const anna = {
  ...{ kind: 'single', surname: 'Verdi', name: 'Anna', sex: 'F', birthDate: '1984-03-05' },
  ...{ birthPlace: GERMANY, citizenship: GERMANY },
  ...{ documentKind: 'IDENT', documentNumber: 'L01X00T47', documentPlace: GERMANY },
};

/** The people and the money of the stay. */
const getKept = async () => {
  const { startDate, endDate, status, guestName, totalCents, paidAt } = await call(
    'GET',
    `/bookings/${id}`,
  );
  const { guests, isComplete } = await call('GET', `/bookings/${id}/guests`);
  const { question: _, ...portal } = await call('GET', `/bookings/${id}/portal`);
  const stay = { startDate, endDate, status, guestName, totalCents, paidAt };
  return { stay, guests, isComplete, portal };
};
let kept: Awaited<ReturnType<typeof getKept>>;

beforeEach(async () => {
  t = await createTestApp({ settings: { CALENDAR_PRIVATE_ADDRESSES: 'on', RATE_LIMITS: 'off' } });
  await moveTo('2026-09-08T08:00:00Z');
  feed = await startFeedServer(bookingFeed(nights, ...others));
  const calendar = { name: 'Booking.com', kind: 'booking', url: feed.url };
  calendarId = (await call('POST', '/calendars', calendar)).id;
  await read();
  const [{ id: blockId }] = (await open()).unnamed;
  const paid = { payoutCents: 80_000, commissionCents: 12_000 };
  const guest = { guestName: 'Anna Verdi', numberOfGuests: 1, over12: 1, ...paid };
  id = (await call('POST', `/bookings/${blockId}/complete`, guest)).id;
  await call('PUT', `/bookings/${id}/guests`, { guests: [anna] });
  kept = await getKept();
  expect(kept).toMatchObject({ isComplete: true, guests: [{ surname: 'Verdi' }] });
});
afterEach(async () => {
  await t.close();
  await feed.close();
});

const moved = (startDate: string, endDate: string) => ({ kind: 'moved', startDate, endDate });
const lost = { kind: 'lost', startDate: null, endDate: null };

/** No double booking, and its nights are not offered for a name again. */
const expectOneStay = async (): Promise<void> => {
  expect(await call('GET', '/calendars/conflicts')).toEqual([]);
  const { unnamed } = await open();
  expect(unnamed.map(({ startDate }: { startDate: string }) => startDate)).toEqual([
    '2026-10-01',
    '2026-11-01',
  ]);
};

describe('a feed that', () => {
  it.each<[string, Nights[], object]>([
    [
      'moves the stay',
      [[nights[0], '2026-09-17', '2026-09-22']],
      moved('2026-09-17', '2026-09-22'),
    ],
    ['shrinks it', [[nights[0], '2026-09-15', '2026-09-18']], moved('2026-09-15', '2026-09-18')],
    ['loses it', [], lost],
  ])(
    '%s deletes neither people nor money, and staff are asked once',
    async (_what, events, question) => {
      await says(...events, ...others);
      expect((await open()).asked).toMatchObject([{ id, question }]);
      expect(await getKept()).toEqual(kept);
      await call('POST', `/bookings/${id}/portal/settle`);
      await says(...events, ...others);
      expect((await open()).asked).toEqual([]);
      await expectOneStay();
      expect(await getKept()).toEqual(kept);
    },
  );

  it.each<[string, Nights[], object]>([
    ['later', [['TRU-2BASUD', '2026-09-17', '2026-09-22']], moved('2026-09-17', '2026-09-22')],
    ['earlier', [['TRU-2BASUD', '2026-09-12', '2026-09-16']], moved('2026-09-12', '2026-09-16')],
    ['for longer', [['TRU-2BASUD', '2026-09-14', '2026-09-23']], moved('2026-09-14', '2026-09-23')],
  ])(
    'moves the stay %s and renames it: one question, one answer',
    async (_what, events, question) => {
      const expectOneQuestion = async () => {
        expect((await open()).asked).toMatchObject([{ id, question }]);
        await expectOneStay();
        expect(await getKept()).toEqual(kept);
      };
      feed.answer(bookingFeed(...events, ...others));
      await read();
      await expectOneQuestion();
      await says(...events, ...others);
      await expectOneQuestion();
      await call('POST', `/bookings/${id}/portal/settle`);
      await says(...events, ...others);
      expect((await open()).asked).toEqual([]);
      await expectOneStay();
    },
  );

  it('moves and renames the stay has its days changed here too', async () => {
    await says(['TRU-2BASUD', '2026-09-17', '2026-09-22'], ...others);
    await call('PATCH', `/bookings/${id}`, { startDate: '2026-09-17', endDate: '2026-09-22' });
    expect((await open()).asked).toEqual([]);
    await expectOneStay();
    expect((await getKept()).guests).toEqual(kept.guests);
  });

  it('loses the stay, and has it on other days later, asks one question at a time', async () => {
    await says(...others);
    expect((await open()).asked).toMatchObject([{ id, question: lost }]);
    await says(['TRU-2BASUD', '2026-09-17', '2026-09-22'], ...others);
    expect((await open()).asked).toMatchObject([{ id, question: { kind: 'moved' } }]);
    await expectOneStay();
  });

  it('has other nights on those of a stay that staff keep without it shows a double booking', async () => {
    await says(...others);
    await call('POST', `/bookings/${id}/portal/settle`);
    await says(['TRU-2BASUD', '2026-09-17', '2026-09-22'], ...others);
    expect(await call('GET', '/calendars/conflicts')).toMatchObject([{ stay: { id } }]);
  });

  it('has two others on its nights shows them, because nobody knows which it is', async () => {
    const two: Nights[] = [
      ['TRU-2BASUD', '2026-09-14', '2026-09-17'],
      ['TRU-3CETVE', '2026-09-18', '2026-09-22'],
    ];
    await says(...two, ...others);
    expect((await open()).asked).toMatchObject([{ id, question: lost }]);
    expect(await call('GET', '/calendars/conflicts')).toHaveLength(2);
  });

  it.each<[string, Nights[]]>([
    ['changes its UID', [['TRU-2BASUD', '2026-09-15', '2026-09-20']]],
    ['has it twice', [nights, ['TRU-2BASUD', '2026-09-15', '2026-09-20']]],
    ['has it twice under one UID', [nights, nights]],
  ])('%s has the same stay: nobody is asked', async (_what, events) => {
    await says(...events, ...others);
    expect((await open()).asked).toEqual([]);
    await expectOneStay();
    expect(await getKept()).toEqual(kept);
  });

  it('loses it, and brings its nights back under another UID, has the same stay again', async () => {
    await says(...others);
    expect((await open()).asked).toMatchObject([{ id, question: lost }]);
    await says(['TRU-2BASUD', '2026-09-15', '2026-09-20'], ...others);
    expect((await open()).asked).toEqual([]);
    await expectOneStay();
    expect(await getKept()).toEqual(kept);
  });

  it('begins a running stay today, under another UID, has the same stay', async () => {
    await moveTo('2026-09-16T08:00:00Z');
    feed.answer(bookingFeed(['TRU-2BASUD', '2026-09-16', '2026-09-20'], ...others));
    await read();
    expect((await open()).asked).toEqual([]);
    await expectOneStay();
    await moveTo('2026-09-17T08:00:00Z');
    feed.answer(bookingFeed(['TRU-THIRD', '2026-09-17', '2026-09-20'], ...others));
    await read();
    expect((await open()).asked).toEqual([]);
    await expectOneStay();
    expect(await getKept()).toEqual(kept);
  });

  it('is empty all at once is asked about as a calendar, and then as a stay', async () => {
    await says();
    expect((await open()).asked).toEqual([]);
    expect(await getKept()).toEqual(kept);
    await call('POST', `/calendars/${calendarId}/accept`, {});
    expect((await open()).asked).toMatchObject([{ id, question: lost }]);
    expect(await getKept()).toEqual(kept);
  });
});
