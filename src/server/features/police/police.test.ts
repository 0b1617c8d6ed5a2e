import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { policeDutiesOf } from '#server/features/police/police-duties.service.ts';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import type { PoliceGuest } from '#shared/police/police.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { anna, bruno, enterGuests, family, single } from '#tests/support/police/guests.ts';
import { readRecords } from '#tests/support/police/record-reader.ts';

let t: TestApp;
let admin: string;
let editor: string;
beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
  editor = (await makeUser(t.app, 'EDITOR', { name: 'Edda Editrice' })).token;
  await set({ isOn: true });
});
afterEach(() => t.close());

const set = (body: Record<string, unknown>, token = admin) =>
  t.rest('PUT', '/police/settings', { body, token });
const enter = (own: Parameters<typeof enterGuests>[2] = {}) => enterGuests(t, admin, own);
const read = async (id: number) =>
  (await t.rest('GET', `/bookings/${id}/police`, { token: editor })).body;
const guestsOf = async (id: number): Promise<PoliceGuest[]> => (await read(id)).guests;
const statesOf = async (id: number) => (await guestsOf(id)).map(({ state }) => state);

const see = async (id: number, how: 'door' | 'video' | null = 'door') => {
  const guests = (await guestsOf(id)).map((guest) => ({ id: guest.id, how, document: 'IDENT' }));
  return t.rest('PUT', `/bookings/${id}/seen`, { body: { guests }, token: editor });
};
const file = (id: number, query = '') =>
  t.rest('GET', `/bookings/${id}/police-file${query}`, { token: editor });
const byHand = async (id: number, own: Record<string, unknown> = {}) => {
  const { fileDigest } = await read(id);
  return t.rest('POST', `/bookings/${id}/police/by-hand`, {
    body: { fileDigest, ...own },
    token: editor,
  });
};
const write = (id: number, guests: unknown[]) =>
  t.rest('PUT', `/bookings/${id}/guests`, { body: { guests }, token: editor });

describe('the settings', () => {
  it('are off at first, and ask guests who comes once they are on', async () => {
    await set({ isOn: false });
    const id = await enter();
    expect(await read(id)).toMatchObject({ isOn: false });
    expect((await file(id)).body).toMatchObject({ code: 'POLICE_OFF' });
    expect(await policeDutiesOf(t.app, [await stayOf(id)])).toEqual(new Map());
    await t.rest('PUT', '/guest-information', { body: { isOn: false }, token: admin });
    await set({ isOn: true });
    const { body } = await t.rest('GET', '/guest-information', { token: admin });
    expect(body).toMatchObject({ isOn: true, asksGuests: true });
  });

  it('never answer the credentials, and keep those that are left out', async () => {
    const secret = { userName: 'CA004711', password: 'segretissima', wsKey: 'WS-123' };
    const { body: wrong } = await set({ way: 'service', userName: 'CA004711' });
    expect(wrong.issues.map(({ path }: { path: string }) => path)).toEqual(['password', 'wsKey']);
    const { status, body } = await set({ way: 'service', ...secret });
    expect([status, body.credentials]).toEqual([200, 'set']);
    expect(JSON.stringify(body)).not.toMatch(/segretissima|WS-123|CA004711/);
    const { credentials } = await t.app.database
      .selectFrom('policeSettings')
      .select('credentials')
      .executeTakeFirstOrThrow();
    expect(Buffer.from(credentials, 'base64').toString('latin1')).not.toMatch(/segretissima/);
    expect((await set({ password: '', accountKind: 'structure' })).body.credentials).toBe('set');
    expect((await set({ way: 'hand' })).body.credentials).toBe('missing');
  });

  it('ask for the credentials anew on a server with another key', async () => {
    await set({ way: 'service', userName: 'u', password: 'p', wsKey: 'w' });
    await t.app.database
      .updateTable('policeSettings')
      .set({ credentials: 'A'.repeat(64) })
      .execute();
    expect((await t.rest('GET', '/police/settings', { token: admin })).body.credentials).toBe(
      'unreadable',
    );
    const id = await enter();
    const { body } = await t.rest('POST', `/bookings/${id}/police/test`, { token: editor });
    expect(body).toMatchObject({
      code: 'POLICE_OFF',
      message: expect.stringContaining('credenziali'),
    });
    expect((await set({ apartment: '7' })).status).toBe(400);
  });

  it('need the number of the apartment, and write it at the end of each line', async () => {
    expect((await set({ accountKind: 'apartments' })).body.issues[0].path).toBe('apartment');
    await set({ accountKind: 'apartments', apartment: '4711' });
    const id = await enter();
    const { body } = await file(id, '?insist=visti');
    expect(readRecords(body, 174).map(({ apartment }) => apartment)).toEqual([
      '004711',
      '004711',
      '004711',
    ]);
  });
});

describe('who was seen', () => {
  it('is kept with who saw them, how and when, until it is taken back', async () => {
    const id = await enter();
    expect((await file(id)).body).toMatchObject({ code: 'GUESTS_NOT_SEEN' });
    const { status, body } = await see(id, 'video');
    expect([status, body.guests[0].seen]).toEqual([
      200,
      { how: 'video', document: 'IDENT', by: 'Edda Editrice', at: '2026-05-20T10:00:00.000Z' },
    ]);
    expect((await file(id)).status).toBe(200);
    await see(id, null);
    expect((await guestsOf(id)).map(({ seen }) => seen)).toEqual([null, null, null]);
  });

  it('cannot be changed once they are sent', async () => {
    const id = await enter();
    await see(id);
    await byHand(id);
    expect((await see(id, null)).body).toMatchObject({ code: 'ALREADY_SENT' });
    expect((await guestsOf(id))[0]?.seen).not.toBeNull();
  });

  it('are guests of this stay', async () => {
    const [first, second] = [
      await enter(),
      await enter({ startDate: '2026-06-20', endDate: '2026-06-27' }),
    ];
    const [guest] = await guestsOf(second);
    const body = { guests: [{ id: guest?.id, how: 'door', document: '' }] };
    expect((await t.rest('PUT', `/bookings/${first}/seen`, { body, token: editor })).status).toBe(
      404,
    );
  });
});

describe('the file', () => {
  it('holds those who are complete and here, heads before their members', async () => {
    const id = await enter();
    await see(id);
    const { body, headers } = await file(id);
    expect(headers['content-disposition']).toBe('attachment; filename="alloggiati.txt"');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(
      readRecords(body).map(({ kind, name, arrival, days }) => [kind, name?.trim(), arrival, days]),
    ).toEqual([
      ['17', 'ANNA', '20/05/2026', '07'],
      ['19', 'BRUNO', '20/05/2026', '07'],
      ['19', 'CARLA', '20/05/2026', '07'],
    ]);
    expect((await read(id)).fileDigest).toBe(createHash('sha256').update(body).digest('hex'));
  });

  it('says per person and field what prevents it', async () => {
    const id = await enter({ guests: [{ ...anna, name: '', documentNumber: '' }, bruno] });
    expect((await guestsOf(id)).map(({ state, issues }) => [state, issues])).toEqual([
      [
        'draft',
        [
          { path: 'name', message: 'Manca: nome.' },
          { path: 'documentNumber', message: 'Manca: numero del documento.' },
        ],
      ],
      ['draft', [{ path: 'kind', message: 'Prima completa i dati di Rossi.' }]],
    ]);
    expect((await file(id, '?insist=x')).body).toMatchObject({ code: 'NOTHING_TO_SEND' });
  });

  it('says what to do about a document with one name', async () => {
    const id = await enter({ guests: [single('Suharto', { surname: '-' })] });
    expect((await guestsOf(id))[0]?.issues).toMatchObject([
      { path: 'surname', message: expect.stringContaining('chiedi alla Questura') },
    ]);
  });

  it('waits for the day of arrival', async () => {
    const id = await enter({ startDate: '2026-05-21', endDate: '2026-05-28' });
    expect(await read(id)).toMatchObject({ state: 'not-due', fileDigest: null });
    t.clock.set('2026-05-20T22:00:00Z');
    expect(await read(id)).toMatchObject({ state: 'ready', fileDigest: expect.any(String) });
  });

  it('names who is there twice', async () => {
    const id = await enter({
      guests: [anna, bruno, { ...bruno }],
    });
    expect((await guestsOf(id)).map(({ issues }) => issues.map(({ path }) => path))).toEqual([
      [],
      ['name'],
      ['name'],
    ]);
  });
});

describe('told by hand', () => {
  it('marks exactly the file that was made, once', async () => {
    const id = await enter();
    await see(id);
    const { fileDigest } = await read(id);
    await write(
      id,
      (await party(id)).map((one, at) => (at === 1 ? { ...one, name: 'Brunello' } : one)),
    );
    expect((await byHand(id, { fileDigest })).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await statesOf(id)).toEqual(['ready', 'ready', 'ready']);
    const { status, body } = await byHand(id);
    expect([status, body.state]).toEqual([200, 'sent']);
    expect(body.guests[0].transmission).toMatchObject({
      way: 'hand',
      by: 'Edda Editrice',
      insisted: '',
    });
    expect((await byHand(id, { fileDigest })).body).toMatchObject({ code: 'NOTHING_TO_SEND' });
  });

  it('keeps the word with which staff insist, encrypted', async () => {
    const id = await enter();
    await byHand(id, { insist: 'Li conosco da vent’anni' });
    expect((await guestsOf(id))[0]?.transmission?.insisted).toBe('Li conosco da vent’anni');
    const rows = await t.app.database.selectFrom('policeTransmissions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/ROSSI|vent’anni/);
    const log = await t.app.database.selectFrom('auditEvents').selectAll().execute();
    expect(log.map(({ action }) => action)).toContain('police.byHand');
    expect(JSON.stringify(log)).not.toMatch(/Rossi|vent’anni/);
  });

  it('says that the portal cannot change a guest who is corrected afterwards', async () => {
    const id = await enter();
    await byHand(id, { insist: 'x' });
    const guests = await party(id);
    await write(
      id,
      guests.map((one, at) => (at === 2 ? { ...one, birthDate: '2014-04-05' } : one)),
    );
    const changed = (await guestsOf(id)).map(({ state, transmission }) => [
      state,
      transmission?.isChanged,
    ]);
    expect(changed).toEqual([
      ['sent', false],
      ['sent', false],
      ['sent', true],
    ]);
  });

  it('knows somebody who is entered anew as sent, in another stay too', async () => {
    const id = await enter();
    await byHand(id, { insist: 'x' });
    await write(id, family);
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent']);
    await t.rest('DELETE', `/bookings/${id}`, { token: admin });
    const again = await enter();
    expect(await statesOf(again)).toEqual(['sent', 'sent', 'sent']);
  });
});

describe('who comes later', () => {
  it('is told alone, with the own arrival and as a single guest', async () => {
    const id = await enter();
    await byHand(id, { insist: 'x' });
    t.clock.set('2026-05-22T10:00:00Z');
    const late = { ...bruno, name: 'Dino', arrivalDate: '2026-05-22' };
    await t.rest('PATCH', `/bookings/${id}`, { body: { numberOfGuests: 4 }, token: admin });
    await write(id, [...(await party(id)), late]);
    const { state, guests } = await read(id);
    expect([state, guests[3].issues]).toEqual([
      'partly',
      [
        {
          path: 'kind',
          message:
            'Anna Rossi è già sul portale. Segna questa persona «Per conto suo», con il suo documento.',
        },
      ],
    ]);
    const known = (await party(id)).slice(0, 3);
    await write(id, [...known, single('Dino', { arrivalDate: '2026-05-22' })]);
    const records = readRecords((await file(id, '?insist=x')).body);
    expect(records.map(({ kind, arrival, days }) => [kind, arrival, days])).toEqual([
      ['16', '22/05/2026', '05'],
    ]);
  });
});

it('tells a stay of more than thirty days again once they are over', async () => {
  const id = await enter({ endDate: '2026-06-30' });
  expect(readRecords((await file(id, '?insist=x')).body)[0]).toMatchObject({ days: '30' });
  await byHand(id, { insist: 'x' });
  t.clock.set('2026-06-18T21:00:00Z');
  editor = (await makeUser(t.app, 'EDITOR')).token;
  expect((await read(id)).state).toBe('sent');
  t.clock.set('2026-06-18T22:00:00Z');
  expect((await read(id)).state).toBe('ready');
  const again = readRecords((await file(id, '?insist=x')).body);
  expect(again.map(({ kind, arrival, days }) => [kind, arrival, days])).toEqual([
    ['17', '19/06/2026', '11'],
    ['19', '19/06/2026', '11'],
    ['19', '19/06/2026', '11'],
  ]);
});

describe('the law’s hours', () => {
  const due = async (own: Record<string, unknown>, arrivalTime = '') => {
    const id = await enter(own);
    await t.app.database
      .updateTable('bookings')
      .set({ arrivalTime })
      .where('id', '=', id)
      .execute();
    return (await read(id)).dueAt;
  };

  it.each([
    ['24 from the hour of check-in', { endDate: '2026-05-27' }, '', '2026-05-21T13:00:00.000Z'],
    ['6 for one night', { endDate: '2026-05-21' }, '', '2026-05-20T19:00:00.000Z'],
    [
      '24 from the hour that the guest told',
      { endDate: '2026-05-27' },
      '22:30',
      '2026-05-21T20:30:00.000Z',
    ],
    [
      '6 from an arrival after midnight',
      { endDate: '2026-05-21' },
      '00:30',
      '2026-05-21T04:30:00.000Z',
    ],
  ])('are %s', async (_what, own, told, dueAt) => {
    await t.rest('PUT', '/property', { body: { checkInFrom: '15:00' }, token: admin });
    expect(await due(own, told)).toBe(dueAt);
  });

  it('count for those who are not even entered', async () => {
    await t.rest('PUT', '/property', { body: { checkInFrom: '15:00' }, token: admin });
    const none = { guests: [], numberOfGuests: 2, endDate: '2026-05-27' };
    expect(await due(none)).toBe('2026-05-21T13:00:00.000Z');
    const id = await enter({ startDate: '2026-06-01', endDate: '2026-06-08', numberOfGuests: 4 });
    t.clock.set('2026-06-01T16:00:00Z');
    editor = (await makeUser(t.app, 'EDITOR')).token;
    await see(id);
    await byHand(id);
    expect(await read(id)).toMatchObject({ state: 'partly', dueAt: '2026-06-02T13:00:00.000Z' });
  });

  it('run through the night on which clocks change', async () => {
    await t.rest('PUT', '/property', { body: { checkInFrom: '15:00' }, token: admin });
    expect(await due({ startDate: '2026-10-24', endDate: '2026-10-31' })).toBe(
      '2026-10-25T13:00:00.000Z',
    );
  });

  it('end for the portal the day after the arrival', async () => {
    const id = await enter();
    for (const [now, isLate] of [
      ['2026-05-21T21:59:00Z', false],
      ['2026-05-21T22:00:00Z', true],
    ] as const) {
      t.clock.set(now);
      expect((await guestsOf(id)).map((guest) => guest.isLate)).toEqual([isLate, isLate, isLate]);
    }
  });
});

const stayOf = async (id: number) => {
  const { startDate, endDate, numberOfGuests } = (
    await t.rest('GET', `/bookings/${id}`, { token: admin })
  ).body;
  return { id, startDate, endDate, numberOfGuests };
};
const party = async (id: number): Promise<Record<string, unknown>[]> =>
  (await t.rest('GET', `/bookings/${id}/guests`, { token: editor })).body.guests;

describe('the board', () => {
  it('has every stay at once', async () => {
    const here = await enter();
    const later = await enter({
      startDate: '2026-06-20',
      endDate: '2026-06-27',
      guests: [single('Dora')],
    });
    const empty = await enter({
      startDate: '2026-07-20',
      endDate: '2026-07-27',
      guests: [],
      numberOfGuests: 2,
    });
    await see(here);
    await byHand(here);
    const stays = await Promise.all([here, later, empty].map(stayOf));
    const duties = await policeDutiesOf(t.app, stays);
    const none = { receipt: 'none', receiptDay: null };
    expect([...duties.values()]).toEqual([
      { seen: 3, people: 3, police: 'sent', dueAt: null, ...none },
      { seen: 0, people: 1, police: 'not-due', dueAt: expect.any(String), ...none },
      { seen: 0, people: 0, police: 'not-due', dueAt: '2026-07-20T22:00:00.000Z', ...none },
    ]);
  });

  it('still says what was sent once the guests’ data are gone', async () => {
    const id = await enter({ endDate: '2026-05-22' });
    await byHand(id, { insist: 'x' });
    t.clock.set('2026-06-21T10:00:00Z');
    admin = (await makeUser(t.app, 'ADMIN')).token;
    await applyRetention(t.app, new AbortController().signal);
    const duties = await policeDutiesOf(t.app, [await stayOf(id)]);
    expect(duties.get(id)).toMatchObject({ people: 3, police: 'sent' });
    const rows = await t.app.database
      .selectFrom('policeTransmissions')
      .select(['person', 'sealed'])
      .execute();
    expect(rows).toEqual(Array(3).fill({ person: '', sealed: '' }));
  });
});
