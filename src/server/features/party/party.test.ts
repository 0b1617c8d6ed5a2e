import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// Who comes, as the guest and staff write it. Today is 20 May 2026.

let t: TestApp;
let editor: string;
let id: number;
let token: string;

/** Logins end while the clock moves. */
const moveTo = async (instant: string): Promise<void> => {
  t.clock.set(instant);
  editor = (await makeUser(t.app, 'EDITOR')).token;
};

const information = (body: object) => t.rest('PUT', '/guest-information', { body, token: editor });

const enter = async (own: object = {}): Promise<number> => {
  const body = {
    ...{ startDate: '2026-06-06', endDate: '2026-06-13', guestName: 'Sabine Krüger' },
    ...{ guestEmail: 'sabine@example.de', numberOfGuests: 2, over12: 2, locale: 'de', ...own },
  };
  return (await t.rest('POST', '/bookings/enter', { body, token: editor })).body.id;
};
const tokenOf = async (stayId: number): Promise<string> => {
  const { body } = await t.rest('GET', `/bookings/${stayId}/guest-page`, { token: editor });
  return body.url.split('/').at(-1);
};

beforeEach(async () => {
  t = await createTestApp();
  editor = (await makeUser(t.app, 'EDITOR')).token;
  await information({ isOn: true, asksGuests: true, keys: 'CASSETTA 4711' });
  id = await enter();
  token = await tokenOf(id);
});
afterEach(() => t.close());

const GERMANY = '100000216';
const sabine = {
  ...{ kind: 'family-head', surname: 'Krüger', name: 'Sabine', sex: 'F', birthDate: '1984-03-05' },
  ...{ birthPlace: GERMANY, citizenship: GERMANY },
  ...{ documentKind: 'IDENT', documentNumber: 'L01X00T47', documentPlace: GERMANY },
};
const jonas = {
  ...{ kind: 'family-member', surname: 'Krüger', name: 'Jonas', sex: 'M', birthDate: '2015-09-30' },
  ...{ birthPlace: GERMANY, citizenship: GERMANY },
};
const { documentNumber: NUMBER, ...withoutNumber } = sabine;

const own = () => t.rest('GET', `/stay/${token}/guests`);
const put = (guests: object[], more: object = {}) =>
  t.rest('PUT', `/stay/${token}/guests`, { body: { guests, ...more } });
const staffs = () => t.rest('GET', `/bookings/${id}/guests`, { token: editor });

describe('the guest', () => {
  it('enters a family person by person, and reads no document number back', async () => {
    const first = (await put([{ kind: 'family-head', surname: 'Krüger' }])).body;
    expect(first).toMatchObject({ isComplete: false, expected: 2, isOpen: true });
    expect(first.guests).toMatchObject([{ surname: 'Krüger', name: '', isComplete: false }]);
    const [{ id: personId }] = first.guests;
    const second = await put([{ id: personId, ...sabine }]);
    expect(second.body.guests).toMatchObject([
      { id: personId, isComplete: true, hasDocumentNumber: true },
    ]);
    expect(second.body.isComplete).toBe(false);
    const third = (await put([{ id: personId }, jonas])).body;
    expect(third).toMatchObject({ isComplete: true, unreadable: 0 });
    expect(third.guests).toMatchObject([{ ...withoutNumber, id: personId }, jonas]);
    expect(third.places).toContainEqual(
      expect.objectContaining({ code: GERMANY, name: 'Germania' }),
    );
    expect(JSON.stringify([second.body, third, (await own()).body])).not.toContain(NUMBER);
  });

  it('keeps the number of a document that is sent without one, and not that of another document', async () => {
    const [{ id: personId }] = (await put([sabine])).body.guests;
    const hasNumberAfter = async (change: object) =>
      (await put([{ id: personId, ...change }])).body.guests[0].hasDocumentNumber;
    expect(await hasNumberAfter({ ...withoutNumber, documentNumber: '' })).toBe(true);
    expect(await hasNumberAfter({ ...withoutNumber, documentKind: 'PASOR' })).toBe(false);
  });

  it('leaves no document with a member of a family', async () => {
    const { body } = await put([sabine, { ...sabine, kind: 'family-member', name: 'Karl' }]);
    expect(body.guests[1]).toMatchObject({
      ...{ documentKind: '', hasDocumentNumber: false, isComplete: true },
    });
  });

  it('sends the answer back whole and changes nothing', async () => {
    const before = (await put([sabine, jonas])).body;
    const { body } = await put(before.guests, { seenVersion: before.version });
    expect(body).toEqual({ ...before, version: expect.any(Number) });
  });

  it('is told that somebody else has saved meanwhile', async () => {
    const seen = (await put([sabine])).body;
    await put([...seen.guests, jonas]);
    const late = await put(seen.guests, { seenVersion: seen.version });
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await own()).body.guests).toHaveLength(2);
    expect((await put([{ id: 999, name: 'Niemand' }])).status).toBe(409);
  });

  it('brings more people than the stay is for, but no crowd', async () => {
    const { body } = await put([sabine, jonas, { ...jonas, name: 'Ida', sex: 'F' }]);
    expect([body.isComplete, body.guests.length]).toEqual([true, 3]);
    expect((await put(Array.from({ length: 31 }, () => jonas))).status).toBe(400);
  });

  it.each([
    ['a name in another script', { surname: '王' }, 'surname'],
    ['a name that is too long', { name: 'A'.repeat(31) }, 'name'],
    ['a birth in the future', { birthDate: '2026-05-21' }, 'birthDate'],
    ['a birth 121 years ago', { birthDate: '1905-05-19' }, 'birthDate'],
    ['a day that does not exist', { birthDate: '1990-02-30' }, 'birthDate'],
    ['an unknown place', { birthPlace: '999' }, 'birthPlace'],
    ['Italy in place of a comune', { birthPlace: '100000100' }, 'birthPlace'],
    [
      'Monza in Milan, born later',
      { birthPlace: '403015149', birthDate: '2010-01-01' },
      'birthPlace',
    ],
    ['Monza in its new province, born before', { birthPlace: '403108033' }, 'birthPlace'],
    ['a comune as citizenship', { citizenship: '420092013' }, 'citizenship'],
    ['a state that ended as citizenship', { citizenship: '100000210' }, 'citizenship'],
    ['an unknown document', { documentKind: 'XXXXX' }, 'documentKind'],
    ['a short number', { documentNumber: 'A12' }, 'documentNumber'],
    ['a number with signs', { documentNumber: 'AB_12345' }, 'documentNumber'],
    ['an arrival after the stay', { arrivalDate: '2026-06-14' }, 'arrivalDate'],
  ])('cannot enter %s', async (_what, change, field) => {
    const { status, body } = await put([jonas, { ...sabine, ...change }]);
    expect([status, body.issues?.[0]?.path]).toEqual([400, `guests.1.${field}`]);
    expect((await own()).body.guests).toEqual([]);
  });

  it('reads errors in their language', async () => {
    const { body } = await t.rest('PUT', `/stay/${token}/guests`, {
      body: { guests: [{ ...jonas, birthDate: '2027-01-01' }] },
      headers: { 'accept-language': 'de' },
    });
    expect(body.message).toBe('Dieses Datum liegt in der Zukunft: Bitte prüfen Sie das Jahr.');
  });

  it('writes until the departure; staff correct afterwards', async () => {
    await put([sabine]);
    t.clock.set('2026-06-13T20:00:00Z');
    const [late] = (await own()).body.guests;
    expect((await put([late, jonas])).status).toBe(200);
    await moveTo('2026-06-14T10:00:00Z');
    expect((await own()).body).toMatchObject({ isOpen: false, guests: [{ id: late.id }, {}] });
    const refused = await put([late]);
    expect([refused.status, refused.body.code]).toEqual([409, 'STAY_IS_OVER']);
    const body = { guests: [{ id: late.id, name: 'Sabina' }] };
    expect((await t.rest('PUT', `/bookings/${id}/guests`, { body, token: editor })).status).toBe(
      200,
    );
  });

  it('is asked for nothing while it is switched off, or while the stay is not confirmed', async () => {
    const waiting = await tokenOf(
      await enter({ startDate: '2026-07-04', endDate: '2026-07-11', status: 'PENDING' }),
    );
    const asked = await t.rest('PUT', `/stay/${waiting}/guests`, { body: { guests: [jonas] } });
    expect([asked.status, asked.body.code]).toEqual([409, 'STAY_IS_OVER']);
    expect((await t.rest('GET', `/stay/${waiting}`)).body.party).toBeNull();
    await information({ asksGuests: false });
    expect([(await own()).status, (await put([sabine])).status]).toEqual([404, 404]);
    expect((await t.rest('GET', `/stay/${token}`)).body.party).toBeNull();
    expect((await staffs()).body.isAsked).toBe(false);
    expect((await t.rest('GET', '/guests/missing', { token: editor })).body).toEqual([]);
  });
});

describe('one person at a time', () => {
  const save = (person: object, headers = {}) =>
    t.rest('PATCH', `/stay/${token}/guests`, { body: { person }, headers });
  const names = async () => (await own()).body.guests.map(({ name }: { name: string }) => name);

  it('grows field by field, and a save that comes twice makes nobody twice', async () => {
    await save({ draftId: 'a', kind: 'family-head', surname: 'Krüger' });
    await save({ draftId: 'a', surname: 'Krüger', name: 'Sabine' });
    const { body } = await save({ ...sabine, draftId: 'a' });
    expect(body.guests).toMatchObject([{ ...withoutNumber, draftId: 'a', isComplete: true }]);
    await save({ ...withoutNumber, draftId: 'a', documentNumber: '' });
    expect((await own()).body.guests).toMatchObject([{ hasDocumentNumber: true }]);
  });

  it('leaves the others as they are, also those whom another telephone has just entered', async () => {
    const [{ id: first }] = (await put([sabine])).body.guests;
    await save({ ...jonas, draftId: 'theirs' });
    await save({ ...jonas, draftId: 'ours', name: 'Ida' });
    await save({ id: first, name: 'Sabina' });
    expect(await names()).toEqual(['Sabina', 'Jonas', 'Ida']);
  });

  it('comes back when another telephone has removed it meanwhile, but not by its number alone', async () => {
    const [{ id: first }] = (await put([sabine])).body.guests;
    await put([]);
    expect((await save({ id: first, name: 'Sabine' })).status).toBe(409);
    await save({ ...sabine, id: first, draftId: String(first) });
    await save({ ...sabine, id: first, draftId: String(first), name: 'Sabina' });
    expect(await names()).toEqual(['Sabina']);
  });

  it('takes its family along into a group', async () => {
    const [head] = (await put([sabine, jonas])).body.guests;
    const { body } = await save({ id: head.id, kind: 'group-head' });
    expect(body.guests.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['group-head', 'group-member'],
    ]);
    expect(body.isComplete).toBe(true);
  });

  it('is refused with its fields and changes nothing; the others cannot be its fault', async () => {
    await put([{ ...jonas, arrivalDate: '2026-06-12' }]);
    const stay = { startDate: '2026-06-06', endDate: '2026-06-10' };
    await t.rest('PATCH', `/bookings/${id}`, { body: stay, token: editor });
    const wrong = { birthPlace: '403015149', birthDate: '2010-01-01' };
    const { status, body } = await save({ draftId: 'a', ...sabine, ...wrong });
    expect([status, body.issues[0].path]).toEqual([400, 'person.birthPlace']);
    expect(await names()).toEqual(['Jonas']);
    expect((await save({ draftId: 'a', ...sabine })).status).toBe(200);
  });

  it('has room for eight people, each field of them twice, and for no flood', async () => {
    const people = Array.from({ length: 8 }, (_, at) => `friend ${at}`);
    const fields = Object.entries(sabine).flatMap((field) => [field, field]);
    for (const draftId of people) {
      for (const field of fields) {
        expect((await save({ draftId, ...Object.fromEntries([field]) })).status).toBe(200);
      }
    }
    expect((await own()).status).toBe(200);
    const flood = Array.from({ length: 500 }, () => save({ draftId: 'x', name: 'X' }));
    expect((await Promise.all(flood)).map(({ status }) => status)).toContain(429);
  });

  it('is filled in by staff, which the audit log tells once', async () => {
    const body = (person: object) => ({ token: editor, body: { person } });
    for (const person of [{ surname: 'Krüger' }, { name: 'Sabine' }, sabine]) {
      const path = `/bookings/${id}/guests`;
      expect((await t.rest('PATCH', path, body({ ...person, draftId: 'a' }))).status).toBe(200);
    }
    expect(await names()).toEqual(['Sabine']);
    const admin = (await makeUser(t.app, 'ADMIN')).token;
    const { events } = (await t.rest('GET', '/audit', { token: admin })).body;
    const told = events.filter((event: object) => JSON.stringify(event).includes('chi viene'));
    expect(told).toHaveLength(1);
    t.clock.set('2026-05-20T10:11:00Z');
    const path = `/bookings/${id}/guests`;
    await t.rest('PATCH', path, body({ draftId: 'a', name: 'Sabina' }));
    const later = (await t.rest('GET', '/audit', { token: admin })).body.events;
    expect(later).toHaveLength(events.length + 1);
  });
});

describe('the place of residence', () => {
  const MILAN = '403015146';
  const admin = async () => (await makeUser(t.app, 'ADMIN')).token;
  const statistics = async (isOn: boolean) =>
    t.rest('PUT', '/statistics/settings', {
      body: { isOn, region: 'sardegna' },
      token: await admin(),
    });

  it('is asked for where the region wants to know it, and the police’s data are complete without it', async () => {
    expect((await put([sabine, jonas])).body).toMatchObject({
      asksResidence: false,
      isComplete: true,
    });
    await statistics(true);
    const { body } = await own();
    expect(body).toMatchObject({ asksResidence: true, isComplete: true });
    expect(body.guests).toMatchObject([{ isCounted: false }, { isCounted: false }]);
    const [head, child] = body.guests;
    const saved = await put([
      { ...head, residence: GERMANY, residenceTown: 'Köln', tourism: 'beach', transport: 'boat' },
      { ...child, residence: MILAN, residenceTown: 'Milano' },
    ]);
    expect(saved.body.guests).toMatchObject([
      { isCounted: true, residenceTown: 'Köln', tourism: 'beach', transport: 'boat' },
      // A comune is a town by itself.
      { isCounted: true, residence: MILAN, residenceTown: '' },
    ]);
    expect(saved.body.places).toContainEqual(
      expect.objectContaining({ code: MILAN, name: 'Milano' }),
    );
  });

  it.each([
    ['Italy in place of a comune', { residence: '100000100' }, 'residence'],
    ['a comune that ended', { residence: '403015149' }, 'residence'],
    ['a kind of document', { residence: 'IDENT' }, 'residence'],
    [
      'a town of 31 letters',
      { residence: GERMANY, residenceTown: 'x'.repeat(31) },
      'residenceTown',
    ],
    ['an unknown kind of tourism', { tourism: 'moon' }, 'tourism'],
  ])('cannot be %s', async (_what, change, field) => {
    const { status, body } = await put([{ ...sabine, ...change }]);
    expect([status, body.issues?.[0]?.path]).toEqual([400, `guests.0.${field}`]);
  });
});

describe('the way in', () => {
  const page = async () => (await t.rest('GET', `/stay/${token}`)).body;

  it('waits for everybody where owners want it, unless staff release it', async () => {
    await information({ releaseWhenComplete: true });
    await moveTo('2026-06-05T10:00:00Z');
    await put([sabine]);
    expect(await page()).toMatchObject({
      ...{ wayIn: null, party: { isComplete: false, holdsWayIn: true } },
    });
    const link = () => t.rest('GET', `/bookings/${id}/guest-page`, { token: editor });
    expect((await link()).body.awaitsParty).toBe(true);
    const release = (released: boolean) =>
      t.rest('POST', `/bookings/${id}/guest-page/release`, { body: { released }, token: editor });
    await release(true);
    expect((await page()).wayIn.keys).toBe('CASSETTA 4711');
    await release(false);
    await put([...(await own()).body.guests, jonas]);
    expect(await page()).toMatchObject({
      wayIn: { keys: 'CASSETTA 4711' },
      party: { isComplete: true, holdsWayIn: false },
    });
  });

  it('waits for nobody otherwise', async () => {
    t.clock.set('2026-06-05T10:00:00Z');
    expect((await page()).wayIn.keys).toBe('CASSETTA 4711');
  });
});

describe('staff', () => {
  it('read the numbers only on a press, which the audit log records without them', async () => {
    const { body } = await put([sabine, jonas]);
    expect(JSON.stringify((await staffs()).body)).not.toContain(NUMBER);
    const shown = await t.rest('POST', `/bookings/${id}/guests/numbers`, { token: editor });
    expect(shown.body).toEqual([{ id: body.guests[0].id, documentNumber: NUMBER }]);
    const admin = (await makeUser(t.app, 'ADMIN')).token;
    const log = JSON.stringify((await t.rest('GET', '/audit', { token: admin })).body);
    expect(log).toContain('letto i numeri dei documenti');
    expect(log).not.toMatch(/L01X00T47|Jonas/);
  });

  it('see on the start page whose data are missing, from a week before', async () => {
    const missing = async () => (await t.rest('GET', '/guests/missing', { token: editor })).body;
    expect(await missing()).toEqual([]);
    await moveTo('2026-05-30T10:00:00Z');
    expect(await missing()).toMatchObject([{ id, complete: 0, expected: 2 }]);
    await put([sabine]);
    expect(await missing()).toMatchObject([{ id, complete: 1, expected: 2 }]);
    await put([...(await own()).body.guests, jonas]);
    expect(await missing()).toEqual([]);
  });

  it('say in the confirmation where to write who comes, and ask for no photos', async () => {
    await t.rest('POST', '/bookings/enter', {
      body: {
        ...{ startDate: '2026-08-01', endDate: '2026-08-08', guestName: 'Uwe' },
        ...{ guestEmail: 'uwe@example.de', numberOfGuests: 1, locale: 'de', tellGuest: true },
      },
      token: editor,
    });
    const [mail] = await deliverMails(t.app);
    expect(mail?.text).toContain('wer kommt');
    expect(mail?.text).toContain('/soggiorno/');
    expect(mail?.text).not.toContain('brauchen wir Fotos');
  });
});

describe('the data', () => {
  const bytes = () =>
    ['', '-wal'].map((end) => readFileSync(t.app.config.databaseFile + end, 'latin1')).join('');

  it('are encrypted in the database', async () => {
    await put([sabine, jonas]);
    expect(bytes()).not.toMatch(/L01X00T47|Jonas|1984-03-05/);
  });

  it('cannot be read with another key, and stay until the right one is back', async () => {
    await put([sabine, jonas]);
    const { secretKey } = t.app;
    const other = await createTestApp();
    Object.assign(t.app, { secretKey: other.app.secretKey });
    expect((await staffs()).body).toMatchObject({ guests: [], unreadable: 2, isComplete: false });
    Object.assign(t.app, { secretKey });
    expect((await staffs()).body).toMatchObject({ unreadable: 0, isComplete: true });
    await other.close();
  });

  it('cannot be moved to another stay', async () => {
    await put([sabine]);
    const other = await enter({ startDate: '2026-07-04', endDate: '2026-07-11' });
    await t.app.database.updateTable('partyMembers').set({ bookingId: other }).execute();
    const { body } = await t.rest('GET', `/bookings/${other}/guests`, { token: editor });
    expect(body).toMatchObject({ guests: [], unreadable: 1 });
  });
});
