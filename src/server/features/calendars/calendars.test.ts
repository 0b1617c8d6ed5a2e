import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { bookingRequest, makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import {
  type FedNights,
  type FeedServer,
  feedOf,
  startFeedServer,
} from '#tests/support/feed-server.ts';
import { viaTrpc } from '#tests/support/transports.ts';
import { readDueCalendars, stopReadings } from './readings.service.ts';

let t: TestApp;
let token: string;
let feed: FeedServer;
beforeEach(async () => {
  t = await createTestApp({
    settings: { CALENDAR_PRIVATE_ADDRESSES: 'on', SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  ({ token } = await makeUser(t.app, 'EDITOR'));
  feed = await startFeedServer();
});
afterEach(async () => {
  await t.close();
  await feed.close();
});

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};
const add = (own: Record<string, unknown> = {}) =>
  call('POST', '/calendars', { name: 'Airbnb', kind: 'airbnb', url: feed.url, ...own });
const read = (id: number, ...events: FedNights[]) => {
  feed.answer(feedOf(...events));
  return call('POST', `/calendars/${id}/read`);
};
const get = async (id: number) =>
  (await call('GET', '/calendars')).find((one: { id: number }) => one.id === id);
const taken = async () =>
  (await t.rest('GET', '/bookings')).body.map(
    ({ startDate, endDate }: Record<string, string>) => `${startDate} ${endDate}`,
  );
const hours = (count: number) =>
  t.clock.set(new Date(t.clock.now().getTime() + count * 3_600_000).toISOString());

const july: FedNights = ['a', '2026-07-04', '2026-07-11'];
const august: FedNights = ['b', '2026-08-01', '2026-08-08'];
const september: FedNights = ['c', '2026-09-05', '2026-09-12'];
const week = { startDate: '2026-07-04', endDate: '2026-07-11' };

const mails = async () =>
  (await t.app.database.selectFrom('outboxMails').select('kind').execute()).map(({ kind }) => kind);

describe('the nights of another calendar', () => {
  it('are taken for visitors, and for staff a block with its name', async () => {
    const { id } = await add();
    expect(await get(id)).toMatchObject({ state: 'new', nights: 0, host: new URL(feed.url).host });
    expect(await read(id, july, august)).toMatchObject({ added: 14, removed: 0 });
    const { body: rows } = await t.rest('GET', '/bookings');
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      startDate: '2026-07-04',
      endDate: '2026-07-10',
      status: 'NOT_AVAILABLE',
      isBlocked: true,
    });
    const ask = (startDate: string, endDate: string) =>
      t.rest('POST', '/bookings', { body: { ...bookingRequest(), startDate, endDate } });
    expect((await ask('2026-07-10', '2026-07-12')).status).toBe(409);
    expect((await ask('2026-07-11', '2026-07-13')).status).toBe(201);
    expect((await ask('2026-07-02', '2026-07-04')).status).toBe(201);
    const blocks = (await call('GET', '/bookings')).filter(
      (one: { origin?: string }) => one.origin,
    );
    expect(blocks).toMatchObject([{ origin: 'Airbnb', reason: '' }, { origin: 'Airbnb' }]);
    expect(await get(id)).toMatchObject({
      state: 'ok',
      problem: null,
      nights: 14,
      lastChange: { added: 14, removed: 0 },
    });
  });

  it('are neither freed nor changed here, but noted and found', async () => {
    const { id } = await add();
    await read(id, july);
    const [block] = await call('GET', '/bookings');
    for (const [method, path, body] of [
      ['DELETE', `/bookings/${block.id}`],
      ['POST', '/bookings/unblock', { id: block.id }],
    ] as const) {
      const refused = await t.rest(method, path, { token, ...(body && { body }) });
      expect([refused.status, refused.body.code]).toEqual([409, 'BOOKING_IS_IMPORTED']);
    }
    await call('PATCH', `/bookings/${block.id}/reason`, { reason: 'Famiglia Neri, con un cane' });
    await call('PUT', `/calendars/${id}`, { name: 'Airbnb mare' });
    for (const search of ['neri', 'mare']) {
      const { bookings } = await call('GET', `/bookings/page?search=${search}`);
      expect(bookings).toMatchObject([
        { id: block.id, origin: 'Airbnb mare', reason: 'Famiglia Neri, con un cane' },
      ]);
    }
    // A moved stay keeps its block and its note.
    await read(id, ['a', '2026-07-05', '2026-07-12']);
    expect(await call('GET', `/bookings/${block.id}`)).toMatchObject({
      startDate: '2026-07-05',
      reason: 'Famiglia Neri, con un cane',
    });
  });

  it('are freed after two good readings without them, and with their calendar', async () => {
    const { id } = await add();
    await read(id, july, august, september);
    expect(await read(id, august, september)).toMatchObject({ removed: 0 });
    expect(await taken()).toHaveLength(3);
    expect(await read(id, august, september)).toMatchObject({ removed: 7 });
    expect(await taken()).toEqual(['2026-08-01 2026-08-07', '2026-09-05 2026-09-11']);
    await call('DELETE', `/calendars/${id}`);
    expect(await taken()).toEqual([]);
  });

  it('of equal names in two calendars never touch each other', async () => {
    const other = await startFeedServer(feedOf(july, august));
    const first = await add();
    const second = await add({ name: 'Vrbo', kind: 'vrbo', url: other.url });
    await read(first.id, july, august);
    await call('POST', `/calendars/${second.id}/read`);
    await read(first.id, july);
    await read(first.id, july);
    expect(await taken()).toHaveLength(3);
    await other.close();
  });

  it('that are only closed there are taken where staff want it', async () => {
    const { id } = await add();
    const closed: FedNights = ['x', '2026-10-01', '2026-10-05', 'Airbnb (Not available)'];
    await read(id, july, closed);
    expect(await get(id)).toMatchObject({ nights: 7, closedNights: 4, takesClosed: false });
    await call('PUT', `/calendars/${id}`, { takesClosed: true });
    expect(await get(id)).toMatchObject({ nights: 11, closedNights: 0 });
    expect(await taken()).toHaveLength(2);
    await call('PUT', `/calendars/${id}`, { takesClosed: false });
    expect(await taken()).toHaveLength(1);
  });
});

describe('a feed that', () => {
  it('fails keeps its nights, waits longer each time, and mails staff once after hours', async () => {
    const { id } = await add();
    await read(id, july);
    feed.answer((_request, response) => response.writeHead(500).end());
    await call('POST', `/calendars/${id}/read`);
    expect(await get(id)).toMatchObject({
      state: 'failing',
      problem: 'L’altro sito non risponde. Riproviamo noi fra poco.',
    });
    expect(await taken()).toHaveLength(1);
    const asked = feed.requests.length;
    hours(0.3);
    await readDueCalendars(t.app);
    expect(feed.requests.length).toBe(asked);
    for (let hour = 0; hour < 3; hour += 1) {
      hours(7);
      await readDueCalendars(t.app);
    }
    expect((await mails()).filter((kind) => kind === 'calendar-trouble-staff')).toHaveLength(1);
    expect((await get(id)).state).toBe('stale');
    feed.answer(feedOf(july));
    hours(7);
    await readDueCalendars(t.app);
    expect(await get(id)).toMatchObject({ state: 'ok', problem: null });
  });

  it('empties is held until staff decide', async () => {
    const { id } = await add();
    await read(id, july, august);
    await read(id);
    await read(id);
    await read(id);
    expect(await get(id)).toMatchObject({
      state: 'held',
      nights: 14,
      lost: [
        { startDate: '2026-07-04', endDate: '2026-07-10' },
        { startDate: '2026-08-01', endDate: '2026-08-07' },
      ],
    });
    await call('POST', `/calendars/${id}/discard`);
    expect(await get(id)).toMatchObject({ state: 'ok', lost: [], kept: [{}, {}], nights: 14 });
    await read(id);
    expect((await get(id)).state).toBe('ok');
    await read(id, july);
    expect((await get(id)).kept).toHaveLength(1);
    await call('POST', `/calendars/${id}/accept`);
    expect(await taken()).toEqual(['2026-07-04 2026-07-10']);
    await read(id);
    await call('POST', `/calendars/${id}/accept`);
    expect(await get(id)).toMatchObject({ state: 'ok', nights: 0, lost: [], kept: [] });
    expect(await taken()).toEqual([]);
  });

  it('that takes far more nights is held until staff decide, and mailed', async () => {
    const { id } = await add();
    await read(id, july);
    const season: FedNights = ['s', '2026-08-01', '2027-02-01'];
    expect(await read(id, july, season)).toMatchObject({ added: 0 });
    const held = await get(id);
    expect(held).toMatchObject({
      state: 'held',
      nights: 7,
      wantedNights: 184,
      wanted: [{ startDate: '2026-08-01', endDate: '2027-01-31' }],
      problem: expect.stringContaining('Vuole occupare 184 notti in una volta'),
    });
    expect(await taken()).toEqual(['2026-07-04 2026-07-10']);
    hours(7);
    await readDueCalendars(t.app);
    expect(await mails()).toContain('calendar-trouble-staff');
    await call('POST', `/calendars/${id}/discard`);
    await read(id, july, season);
    expect(await get(id)).toMatchObject({ state: 'ok', nights: 7, wanted: [], refused: [{}] });
    await call('POST', `/calendars/${id}/accept`, { about: 'new' });
    expect(await get(id)).toMatchObject({ state: 'ok', nights: 191, refused: [] });
  });

  it('of a corrected address follows at once, and the state is that of the new address', async () => {
    const { id } = await add();
    await read(id, july);
    expect((await get(id)).state).toBe('ok');
    const other = await startFeedServer(feedOf(july, august));
    expect(await call('PUT', `/calendars/${id}`, { url: other.url })).toMatchObject({
      state: 'ok',
      nights: 14,
    });
    await other.close();
    const gone = await call('PUT', `/calendars/${id}`, { url: `${feed.url}&x=1` });
    expect(gone.state).toBe('ok');
    feed.answer((_, response) => response.writeHead(404).end());
    const wrong = await call('PUT', `/calendars/${id}`, { url: `${feed.url}&x=2` });
    expect(wrong).toMatchObject({ state: 'failing', lastGoodReadAt: null });
    expect(wrong.problem).not.toBeNull();
  });

  it('has not changed is requested conditionally, but read whole while an event is unsettled', async () => {
    const { id } = await add();
    const serve = (etag: string, ...events: FedNights[]) =>
      feed.answer((request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
        else response.setHeader('etag', etag).end(feedOf(...events));
      });
    const again = () => call('POST', `/calendars/${id}/read`);
    serve('"1"', july, august, september);
    await again();
    await again();
    expect(feed.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
    expect(await get(id)).toMatchObject({ state: 'ok', nights: 21 });
    // The cancellation needs a second reading, although the feed does not change again.
    serve('"2"', july, august);
    await again();
    expect(await again()).toMatchObject({ removed: 7 });
  });

  it('notes its next reading before this one, and takes the note back when the site stops', async () => {
    const { id } = await add();
    const due = async () => {
      const rows = t.app.database.selectFrom('calendars').select(['nextReadAt', 'failures']);
      return rows.where('id', '=', id).executeTakeFirstOrThrow();
    };
    const before = await due();
    const meanwhile: Awaited<ReturnType<typeof due>>[] = [];
    feed.answer(async () => {
      meanwhile.push(await due());
      await stopReadings(t.app);
    });
    await call('POST', `/calendars/${id}/read`);
    expect(meanwhile).toEqual([{ nextReadAt: expect.any(String), failures: 1 }]);
    expect(meanwhile[0]?.nextReadAt.localeCompare(t.clock.now().toISOString())).toBe(1);
    expect(await due()).toEqual(before);
  });

  it('is read once for many callers, and every ten to fifteen minutes', async () => {
    const { id } = await add();
    feed.answer(feedOf(july));
    const readings = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', `/calendars/${id}/read`)),
    );
    expect(readings.map(({ added }) => added)).toContain(7);
    expect(feed.requests.length).toBe(1);
    for (const [minutes, count] of [
      [9, 1],
      [6, 2],
    ] as const) {
      hours(minutes / 60);
      await readDueCalendars(t.app);
      expect(feed.requests.length).toBe(count);
    }
    await call('PUT', `/calendars/${id}`, { enabled: false });
    hours(1);
    await readDueCalendars(t.app);
    expect(feed.requests.length).toBe(2);
    expect(await taken()).toHaveLength(1);
  });
});

describe('confirming', () => {
  it('reads the calendars once more, and is refused where they take the nights by now', async () => {
    await add();
    const { id, version } = (await call('GET', '/bookings').then(async () => {
      const stay = await putStay(t.app, week);
      return call('GET', `/bookings/${stay}`);
    })) as { id: number; version: number };
    feed.answer(feedOf(july));
    const refused = await t.rest('PATCH', `/bookings/${id}/status`, {
      token,
      body: { status: 'CONFIRMED', seenVersion: version },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect((await call('GET', `/bookings/${id}`)).status).toBe('PENDING');
  });

  it('warns of a calendar that does not answer, and goes on', async () => {
    await add();
    feed.answer((_request, response) => response.writeHead(503).end());
    const id = await putStay(t.app, week);
    const decided = await call('PATCH', `/bookings/${id}/status`, { status: 'CONFIRMED' });
    expect(decided.status).toBe('CONFIRMED');
    expect(decided.warning).toMatch(/^Prima di confermare .* Airbnb\. /);
    const quiet = await call('PATCH', `/bookings/${id}/status`, { status: 'PENDING' });
    expect(quiet).not.toHaveProperty('warning');
  });

  it('of a stay that is moved or blocked onto taken nights is refused by the database too', async () => {
    const { id } = await add();
    await read(id, july);
    const stay = await putStay(t.app, {
      startDate: '2026-06-06',
      endDate: '2026-06-13',
      status: 'CONFIRMED',
    });
    const moved = await t.rest('PATCH', `/bookings/${stay}`, { token, body: week });
    expect(moved.status).toBe(409);
    await expect(putBlock(t.app, week)).rejects.toThrow('bookings_overlap');
    await expect(putStay(t.app, { ...week, status: 'CONFIRMED' })).rejects.toThrow();
  });
});

describe('two stays on one night', () => {
  it('are shown with the earlier one, mailed once, and no conflict if they are the same stay', async () => {
    const stay = await putStay(t.app, { ...week, status: 'CONFIRMED' });
    const { id } = await add();
    await read(id, ['a', '2026-07-10', '2026-07-14']);
    await read(id, ['a', '2026-07-10', '2026-07-14']);
    const [conflict, ...others] = await call('GET', '/calendars/conflicts');
    expect(others).toEqual([]);
    expect(conflict).toMatchObject({
      stay: { id: stay, guestName: 'Anna Verdi' },
      block: { origin: 'Airbnb', startDate: '2026-07-10', endDate: '2026-07-13' },
      first: 'stay',
    });
    expect((await mails()).filter((kind) => kind === 'calendar-conflict-staff')).toHaveLength(1);
    // The party may change meanwhile: it takes no other days.
    await call('PATCH', `/bookings/${stay}`, { numberOfGuests: 4 });
    const pair = { stayId: stay, blockId: conflict.block.id };
    await call('POST', '/calendars/conflicts/same', pair);
    await call('POST', '/calendars/conflicts/same', pair);
    expect(await call('GET', '/calendars/conflicts')).toEqual([]);
    await call('PATCH', `/bookings/${stay}`, { startDate: '2026-07-09', endDate: '2026-07-13' });
    const gone = await t.rest('POST', '/calendars/conflicts/same', {
      token,
      body: { stayId: stay, blockId: 4711 },
    });
    expect(gone.status).toBe(404);
  });

  it('stay the same stay when the other site writes new names at each reading', async () => {
    const stay = await putStay(t.app, { ...week, status: 'CONFIRMED' });
    const { id } = await add();
    await read(id, ['first', week.startDate, week.endDate]);
    const [{ block }] = await call('GET', '/calendars/conflicts');
    await call('POST', '/calendars/conflicts/same', { stayId: stay, blockId: block.id });
    for (const name of ['second', 'third', 'fourth']) {
      expect(await read(id, [name, week.startDate, week.endDate])).toMatchObject({ added: 0 });
      expect(await call('GET', '/calendars/conflicts')).toEqual([]);
    }
    expect((await mails()).filter((kind) => kind === 'calendar-conflict-staff')).toHaveLength(1);
    const blocks = (await call('GET', '/bookings')).filter(
      (one: { origin?: string }) => one.origin,
    );
    expect(blocks).toHaveLength(1);
  });

  it('are one conflict, however many events of the feed are on those nights', async () => {
    await putStay(t.app, { ...week, status: 'CONFIRMED' });
    const { id } = await add();
    const many = Array.from({ length: 4900 }, (_, number): FedNights => {
      return [`n${number}`, week.startDate, week.endDate];
    });
    await read(id, ...many);
    expect(await call('GET', '/calendars/conflicts')).toHaveLength(1);
    expect((await mails()).filter((kind) => kind === 'calendar-conflict-staff')).toHaveLength(1);
    expect(await get(id)).toMatchObject({ nights: 7 });
  });
});

describe('an address', () => {
  it('is refused beside its field', () =>
    expectEach(
      [
        [{ url: 'http://192.168.1.1/a.ics' }, 'url', 'L’indirizzo porta a una rete privata'],
        [{ url: 'https://casa.example/calendar/x.ics' }, 'url', 'Questo è l’indirizzo del nostro'],
        [{ url: 'javascript:alert(1)' }, 'url', 'Inserisci un indirizzo che inizia con https://'],
        [{ url: '' }, 'url', 'L’indirizzo è obbligatorio'],
        [{ name: ' ' }, 'name', 'Il nome è obbligatorio'],
        [{ kind: 'expedia' }, 'kind', 'Scegli uno dei siti.'],
      ],
      async ([own, path, message]) => {
        const strict = await createTestApp();
        const editor = await makeUser(strict.app, 'EDITOR');
        const input = { name: 'Airbnb', kind: 'airbnb', url: 'https://a.example/a.ics', ...own };
        const refused = await viaTrpc(strict, 'calendars.create', input, editor.token);
        expect(refused.status).toBe(400);
        expect(refused.issues?.[0]).toMatchObject({
          path,
          message: expect.stringContaining(message),
        });
        await strict.close();
      },
    ));

  it('is a secret: no answer and no line of the audit log has it', async () => {
    const { id } = await add();
    await read(id, july);
    await call('PUT', `/calendars/${id}`, { url: `${feed.url}&x=1`, name: 'Airbnb 2' });
    feed.answer((_request, response) => response.writeHead(404).end());
    await call('POST', `/calendars/${id}/read`);
    await call('DELETE', `/calendars/${id}`);
    const admin = await makeUser(t.app, 'ADMIN');
    const { body } = await t.rest('GET', '/audit', { token: admin.token });
    expect(JSON.stringify(body)).toContain('Airbnb 2');
    expect(JSON.stringify(body)).not.toMatch(/segretissimo|4711/);
  });

  it('may be spelled as programs of calendars do, and is not added twice', async () => {
    const { host } = await add({ url: 'webcal://a.example/a.ics' });
    expect(host).toBe('a.example');
    const again = await t.rest('POST', '/calendars', {
      token,
      body: { name: 'Ancora', kind: 'other', url: 'https://a.example/a.ics' },
    });
    expect(again.body.error).toBe('Questo calendario c’è già.');
  });

  it('of an eleventh calendar is refused', async () => {
    for (let index = 0; index < 10; index += 1) await add({ url: `https://a.example/${index}` });
    const refused = await t.rest('POST', '/calendars', {
      token,
      body: { name: 'Undici', kind: 'other', url: 'https://a.example/11' },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_CALENDARS']);
  });
});
