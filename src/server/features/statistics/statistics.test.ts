import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { readRoss1000, schemaErrors } from '#tests/support/ross1000.ts';
import { statisticsDutiesOf } from './statistics-duties.service.ts';

// The reports about a family from Munich and their neighbour. Today is 20 May 2026.

let t: TestApp;
let editor: string;
let id: number;

const moveTo = async (instant: string): Promise<void> => {
  t.clock.set(instant);
  editor = (await makeUser(t.app, 'EDITOR')).token;
};
const asAdmin = async (path: string, body: object) =>
  t.rest('PUT', path, { body, token: (await makeUser(t.app, 'ADMIN')).token });
const settings = (body: object) => asAdmin('/statistics/settings', body);

const enter = async (own: object = {}): Promise<number> => {
  const body = {
    ...{ startDate: '2026-06-06', endDate: '2026-06-09', guestName: 'Sabine Krüger' },
    ...{ numberOfGuests: 2, source: 'mail', ...own },
  };
  return (await t.rest('POST', '/bookings/enter', { body, token: editor })).body.id;
};

const GERMANY = '100000216';
const MILAN = '403015146';
const sabine = {
  ...{ kind: 'family-head', surname: 'Krüger', name: 'Sabine', sex: 'F', birthDate: '1984-03-05' },
  ...{ birthPlace: GERMANY, citizenship: GERMANY, documentKind: 'IDENT' },
  ...{ documentNumber: 'L01X00T47', documentPlace: GERMANY },
  ...{
    residence: GERMANY,
    residenceTown: 'München <Süd> & Co',
    tourism: 'beach',
    transport: 'boat',
  },
};
const jonas = {
  ...{ kind: 'family-member', surname: 'Krüger', name: 'Jonas', sex: 'M', birthDate: '2015-09-30' },
  ...{ birthPlace: MILAN, citizenship: GERMANY, residence: MILAN },
};

const put = async (guests: object[], stayId = id) => {
  const answer = await t.rest('PUT', `/bookings/${stayId}/guests`, {
    body: { guests },
    token: editor,
  });
  expect(answer.status).toBe(200);
  return answer.body.guests as { id: number }[];
};
const month = async (name = '2026-06') =>
  (await t.rest('GET', `/statistics?month=${name}`, { token: editor })).body;
const dayOf = async (day: string) =>
  (await month(day.slice(0, 7))).days.find((each: { day: string }) => each.day === day);
const fileOf = (from: string, to: string) =>
  t.rest('GET', `/statistics.xml?from=${from}&to=${to}`, { token: editor });
const xmlOf = async (from: string, to: string): Promise<string> => (await fileOf(from, to)).body;
const read = async (from: string, to: string) => readRoss1000(await xmlOf(from, to));
const declare = (from: string, to: string, seenVersion?: number) =>
  t.rest('POST', '/statistics/declared', { body: { from, to, seenVersion }, token: editor });
const duty = async (stayId = id) => {
  const { body } = await t.rest('GET', `/bookings/${stayId}`, { token: editor });
  return (await statisticsDutiesOf(t.app, [{ ...body, id: stayId }])).get(stayId);
};

beforeEach(async () => {
  t = await createTestApp();
  editor = (await makeUser(t.app, 'EDITOR')).token;
  const house = { structureCode: 'IT090-1', product: 'Sito & casa', rooms: 3, beds: 6 };
  await settings({ isOn: true, region: 'sardegna', deadline: 'day', ...house });
  id = await enter();
  await moveTo('2026-06-10T10:00:00Z');
});
afterEach(() => t.close());

describe('the file', () => {
  it('has every day, who came and who left, as the schema wants it', async () => {
    await put([sabine, jonas]);
    const { body: text, headers } = await fileOf('2026-06-05', '2026-06-10');
    expect(headers['content-type']).toContain('application/xml');
    expect(await schemaErrors(text)).toEqual([]);
    const days = readRoss1000(text);
    expect(
      days.map(({ day, house }) => [day.slice(-2), house.apertura, house.camereoccupate]),
    ).toEqual([
      ['05', 'SI', '0'],
      ['06', 'SI', '3'],
      ['07', 'SI', '3'],
      ['08', 'SI', '3'],
      ['09', 'SI', '0'],
      ['10', 'SI', '0'],
    ]);
    const [head, member] = days[1]?.arrivals ?? [];
    expect(head).toEqual({
      ...{ idswh: expect.stringMatching(/^[0-9a-f]{20}$/), tipoalloggiato: '17', sesso: 'F' },
      ...{ cittadinanza: GERMANY, statoresidenza: GERMANY, luogoresidenza: 'München <Süd> & Co' },
      ...{ datanascita: '19840305', statonascita: GERMANY, tipoturismo: 'Balneare' },
      ...{ mezzotrasporto: 'Barca/Nave/Traghetto', canaleprenotazione: 'Diretta tradizionale' },
    });
    expect(member).toMatchObject({
      ...{ tipoalloggiato: '19', idcapo: head?.idswh, sesso: 'M', statoresidenza: '100000100' },
      ...{ luogoresidenza: MILAN, statonascita: '100000100', comunenascita: MILAN },
      ...{ tipoturismo: 'Balneare', mezzotrasporto: 'Barca/Nave/Traghetto' },
    });
    expect(days[4]?.departures).toEqual([
      { idswh: head?.idswh, tipoalloggiato: '17', arrivo: '20260606' },
      { idswh: member?.idswh, tipoalloggiato: '19', arrivo: '20260606' },
    ]);
    expect(text).not.toMatch(/Krüger|Sabine|Jonas|L01X00T47/);
  });

  it('calls an arrival the same each time', async () => {
    await put([sabine, jonas]);
    const first = await xmlOf('2026-06-06', '2026-06-06');
    expect(await xmlOf('2026-06-06', '2026-06-06')).toBe(first);
  });

  it('closes the house while owners block it', async () => {
    const body = { startDate: '2026-06-03', endDate: '2026-06-04', reason: 'Imbianchino' };
    await t.app.database.deleteFrom('bookings').execute();
    t.clock.set('2026-05-20T10:00:00Z');
    await t.rest('POST', '/bookings/block', {
      body,
      token: (await makeUser(t.app, 'EDITOR')).token,
    });
    await moveTo('2026-06-10T10:00:00Z');
    const [before, first] = await read('2026-06-02', '2026-06-05');
    expect(before?.house.apertura).toBe('SI');
    expect(first?.house).toEqual({
      ...{ apertura: 'NO', camereoccupate: '0', cameredisponibili: '0', lettidisponibili: '0' },
    });
  });

  it.each([
    ['a day that is still to come', '2026-06-01', '2026-06-11'],
    ['days in the wrong order', '2026-06-02', '2026-06-01'],
    ['more than a year', '2025-01-01', '2026-06-01'],
    ['a day that does not exist', '2026-06-31', '2026-06-31'],
  ])('refuses %s', async (_what, from, to) => {
    expect((await fileOf(from, to)).status).toBe(400);
    expect((await declare(from, to)).status).toBe(400);
  });

  it('needs the code of the house, and statistics that are on', async () => {
    await settings({ structureCode: '' });
    expect((await fileOf('2026-06-06', '2026-06-06')).body.message).toContain(
      'codice della struttura',
    );
    await settings({ isOn: false });
    expect((await fileOf('2026-06-06', '2026-06-06')).status).toBe(404);
    expect((await t.rest('GET', '/statistics?month=2026-06', { token: editor })).status).toBe(404);
  });
});

describe('a month', () => {
  it('says day by day who came, and sums by country and region', async () => {
    await put([sabine, jonas]);
    const body = await month();
    expect(body.days[5]).toMatchObject({ arrivals: 2, departures: 0, present: 2, state: 'due' });
    expect(body.days[7]).toMatchObject({ arrivals: 0, departures: 0, present: 2, state: 'due' });
    expect(body.days[8]).toMatchObject({ arrivals: 0, departures: 2, present: 0, state: 'due' });
    expect(body.days[0]).toMatchObject({ state: 'empty', dueAt: null });
    expect(body.days[20]).toMatchObject({ state: 'future' });
    expect(body.origins).toEqual([
      { code: GERMANY, name: 'Germania', isItalian: false, arrivals: 1, nights: 3 },
      { code: 'IT03', name: 'Lombardia', isItalian: true, arrivals: 1, nights: 3 },
    ]);
    expect(body).toMatchObject({ state: 'open', missing: [] });
  });

  it('names the stays whose guests cannot be counted', async () => {
    await put([sabine, { ...jonas, residence: '' }]);
    expect((await month()).missing).toMatchObject([
      { id, name: 'Sabine Krüger', complete: 1, expected: 2 },
    ]);
    await put([{ ...sabine, residenceTown: '' }, jonas]);
    // A member is told with the head.
    expect((await month()).missing).toMatchObject([{ complete: 0 }]);
    expect((await dayOf('2026-06-06')).arrivals).toBe(0);
  });

  it('leaves out who stays some hours, and a contract of more than a month', async () => {
    await put([sabine, { ...jonas, arrivalDate: '2026-06-09' }]);
    expect(await dayOf('2026-06-06')).toMatchObject({ arrivals: 1 });
    expect(await dayOf('2026-06-09')).toMatchObject({ arrivals: 0, departures: 1 });
    await t.rest('PATCH', `/bookings/${id}`, { body: { endDate: '2026-07-07' }, token: editor });
    expect(await dayOf('2026-06-06')).toMatchObject({ arrivals: 0, present: 0 });
    await settings({ region: 'liguria' });
    expect(await dayOf('2026-06-06')).toMatchObject({ arrivals: 1, present: 1 });
  });

  it('without guests is due where the region wants to know it', async () => {
    expect(await month('2026-05')).toMatchObject({
      ...{ state: 'due', dueAt: '2026-06-05T21:59:00.000Z', isLate: true },
    });
    await settings({ declaresEmptyMonths: false });
    expect(await month('2026-05')).toMatchObject({ state: 'nothing', dueAt: null });
    await settings({ declaresEmptyMonths: true });
    await declare('2026-05-01', '2026-05-31');
    expect(await month('2026-05')).toMatchObject({ state: 'declared', dueAt: null });
  });
});

describe('a declared day', () => {
  it('is what was seen, whether its file was made meanwhile or not', async () => {
    await put([sabine, jonas]);
    const { version } = await dayOf('2026-06-06');
    await fileOf('2026-06-06', '2026-06-06');
    expect((await declare('2026-06-06', '2026-06-06', version)).status).toBe(200);
  });

  it('is said to have changed, until it is declared anew', async () => {
    const [first, second] = await put([sabine, jonas]);
    const { version } = await dayOf('2026-06-06');
    expect((await declare('2026-06-06', '2026-06-06', version)).status).toBe(200);
    expect(await dayOf('2026-06-06')).toMatchObject({
      state: 'declared',
      declaredBy: 'Persona Prova',
    });
    expect(await dayOf('2026-06-07')).toMatchObject({ state: 'due' });
    expect((await declare('2026-06-06', '2026-06-06', version)).status).toBe(409);
    await put([{ id: first?.id, sex: 'M' }, { id: second?.id }]);
    expect(await dayOf('2026-06-06')).toMatchObject({ state: 'changed', withdrawn: 0 });
    await put([{ id: first?.id, sex: 'F' }, { id: second?.id }]);
    expect(await dayOf('2026-06-06')).toMatchObject({ state: 'declared' });
  });

  it('can be noted by mistake, and is due again', async () => {
    await put([sabine, jonas]);
    await declare('2026-06-06', '2026-06-07');
    const body = { from: '2026-06-06', to: '2026-06-06', declared: false };
    await t.rest('POST', '/statistics/declared', { body, token: editor });
    expect(await dayOf('2026-06-06')).toMatchObject({ state: 'due', declaredAt: null });
    expect(await dayOf('2026-06-07')).toMatchObject({ state: 'declared' });
  });

  it('withdraws who did not come, once, and never calls anybody else by that name', async () => {
    const [first] = await put([sabine, jonas]);
    const [before] = await read('2026-06-06', '2026-06-06');
    await declare('2026-06-06', '2026-06-06');
    await put([{ id: first?.id }]);
    const [after] = await read('2026-06-06', '2026-06-06');
    expect(after?.withdrawn).toEqual([
      { idswh: before?.arrivals[1]?.idswh, tipoalloggiato: '19', arrivo: '20260606' },
    ]);
    expect(after?.arrivals).toEqual([before?.arrivals[0]]);
    expect(await schemaErrors(await xmlOf('2026-06-06', '2026-06-06'))).toEqual([]);
    await declare('2026-06-06', '2026-06-06');
    expect(await dayOf('2026-06-06')).toMatchObject({ state: 'declared', withdrawn: 0 });
    await put([{ id: first?.id }, jonas]);
    const [again] = await read('2026-06-06', '2026-06-06');
    expect(again?.withdrawn).toEqual([]);
    expect(again?.arrivals[1]?.idswh).not.toBe(before?.arrivals[1]?.idswh);
  });

  it('withdraws a stay that was cancelled or moved', async () => {
    await moveTo('2026-06-06T10:00:00Z');
    await put([sabine, jonas]);
    await declare('2026-06-06', '2026-06-06');
    const body = { startDate: '2026-06-07' };
    const moved = await t.rest('PATCH', `/bookings/${id}`, { body, token: editor });
    expect(moved.status).toBe(200);
    await moveTo('2026-06-10T10:00:00Z');
    const [old, next] = await read('2026-06-06', '2026-06-07');
    expect([old?.withdrawn.length, next?.arrivals.length]).toEqual([2, 2]);
    expect(next?.arrivals.map(({ idswh }) => idswh)).not.toContain(old?.withdrawn[0]?.idswh);
    await t.rest('POST', `/bookings/${id}/cancel`, { body: {}, token: editor });
    expect((await read('2026-06-06', '2026-06-07')).map(({ arrivals }) => arrivals)).toEqual([
      [],
      [],
    ]);
  });

  it('stays true when the guests’ data are gone', async () => {
    await put([sabine, jonas]);
    await declare('2026-06-01', '2026-06-10');
    const before = await month();
    await moveTo('2026-08-10T10:00:00Z');
    await applyRetention(t.app, new AbortController().signal);
    const rows = await t.app.database.selectFrom('statisticsArrivals').selectAll().execute();
    expect(rows).toEqual([]);
    const kept = await t.app.database.selectFrom('statisticsDays').select('fingerprint').execute();
    expect(new Set(kept.map(({ fingerprint }) => fingerprint))).toEqual(new Set(['']));
    const after = await month();
    expect(after.origins).toEqual(before.origins);
    expect(after.days[5]).toMatchObject({ arrivals: 2, present: 2, state: 'declared' });
    expect(await duty()).toMatchObject({ state: 'declared' });
    // A file would say that the house was empty.
    const refused = await fileOf('2026-06-05', '2026-06-06');
    expect(refused.body.message).toContain('I dati degli ospiti del 6 giugno 2026 sono cancellati');
    expect((await fileOf('2026-06-05', '2026-06-05')).status).toBe(200);
    // A longer period brings nobody back.
    await t.rest('PUT', '/guest-information', { body: { partyDays: 90 }, token: editor });
    expect((await month()).days[5]).toMatchObject({ arrivals: 2, state: 'declared' });
  });

  it('stays true when a guest is erased, and nobody is withdrawn', async () => {
    const guestEmail = 'sabine@example.de';
    await t.rest('PATCH', `/bookings/${id}`, { body: { guestEmail }, token: editor });
    await put([sabine, jonas]);
    await declare('2026-06-06', '2026-06-09');
    const token = (await makeUser(t.app, 'ADMIN')).token;
    const erased = await t.rest('POST', '/privacy/erase', { body: { email: guestEmail }, token });
    expect(erased.status).toBe(200);
    expect(await dayOf('2026-06-06')).toMatchObject({
      arrivals: 2,
      withdrawn: 0,
      state: 'declared',
    });
  });

  it('withdraws nobody for want of the key', async () => {
    await put([sabine, jonas]);
    await declare('2026-06-06', '2026-06-06');
    const other = await createTestApp();
    Object.assign(t.app, { secretKey: other.app.secretKey });
    expect(await dayOf('2026-06-06')).toMatchObject({ state: 'changed', withdrawn: 0 });
    await other.close();
  });
});

describe('after a restore', () => {
  const asOwner = async (method: string, path: string, body?: object) =>
    (
      await t.rest(method, path, {
        ...(body && { body }),
        token: (await makeUser(t.app, 'ADMIN')).token,
      })
    ).body;

  it('the region’s names and what it was told are those of today', async () => {
    const [first] = await put([sabine]);
    const backup = await asOwner('POST', '/backup/create', { method: 'local' });
    await put([{ id: first?.id }, jonas]);
    const [before] = await read('2026-06-06', '2026-06-06');
    await declare('2026-06-06', '2026-06-06');
    await asOwner('POST', `/backup/${backup.id}/restore`);
    editor = (await makeUser(t.app, 'EDITOR')).token;
    expect(await dayOf('2026-06-06')).toMatchObject({
      state: 'changed',
      arrivals: 1,
      withdrawn: 1,
    });
    const [after] = await read('2026-06-06', '2026-06-06');
    expect(after?.arrivals).toEqual([before?.arrivals[0]]);
    expect(after?.withdrawn).toMatchObject([{ idswh: before?.arrivals[1]?.idswh }]);
    // Entered again, the lost person has another name.
    await put([{ id: first?.id }, jonas]);
    const [again] = await read('2026-06-06', '2026-06-06');
    expect(again?.arrivals[1]?.idswh).not.toBe(before?.arrivals[1]?.idswh);
  });
});

describe('the duty of a stay', () => {
  it('goes from its arrival to its departure', async () => {
    await moveTo('2026-06-01T10:00:00Z');
    expect(await duty()).toMatchObject({ state: 'incomplete' });
    await put([sabine, jonas]);
    expect(await duty()).toEqual({ state: 'not-due', dueAt: '2026-06-07T10:00:00.000Z' });
    await moveTo('2026-06-06T10:00:00Z');
    expect(await duty()).toMatchObject({ state: 'due' });
    await declare('2026-06-06', '2026-06-06');
    expect(await duty()).toEqual({ state: 'declared', dueAt: '2026-06-10T10:00:00.000Z' });
    await moveTo('2026-06-09T20:00:00Z');
    expect(await duty()).toMatchObject({ state: 'due' });
    await declare('2026-06-09', '2026-06-09');
    expect(await duty()).toEqual({ state: 'declared', dueAt: null });
    await settings({ isOn: false });
    expect(await duty()).toBeUndefined();
  });
});

it('a day is due a day after the hour of check-in, and a departure after noon', async () => {
  await asAdmin('/property', { checkInFrom: '16:00' });
  await put([sabine, jonas]);
  await moveTo('2026-06-06T16:00:00Z');
  const dueAt = '2026-06-07T14:00:00.000Z';
  expect(await duty()).toEqual({ state: 'due', dueAt });
  expect(await dayOf('2026-06-06')).toMatchObject({ dueAt });
  await declare('2026-06-06', '2026-06-06');
  expect(await duty()).toEqual({ state: 'declared', dueAt: '2026-06-10T10:00:00.000Z' });
});

it('a region brings its deadline, unless another one is chosen', async () => {
  const read = async () => (await t.rest('GET', '/statistics/settings', { token: editor })).body;
  await settings({ region: 'puglia' });
  expect(await read()).toMatchObject({ deadline: 'month', deadlineDay: 10 });
  await settings({ region: 'sicilia', deadline: 'month', deadlineDay: 3 });
  expect(await read()).toMatchObject({ deadline: 'month', deadlineDay: 3 });
  await settings({ region: 'sardegna' });
  expect(await read()).toMatchObject({ deadline: 'day' });
});
