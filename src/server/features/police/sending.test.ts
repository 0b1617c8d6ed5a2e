import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '#server/features/backups/restore.service.ts';
import { runReceipts } from '#server/jobs/police-receipts.job.ts';
import type { PoliceGuest } from '#shared/police/police.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { enterGuests, family, single } from '#tests/support/police/guests.ts';
import {
  credentials,
  type PortalServer,
  startPortal,
} from '#tests/support/police/portal-server.ts';
import { csvOf, portalRows } from '#tests/support/police/portal-tables.ts';
import { policeDutiesOf } from './police-duties.service.ts';
import { settledBy } from './transmissions.service.ts';

// The web service, against a stand-in made from its published types.

let portal: PortalServer;
let t: TestApp;
let admin: { id: number; email: string; token: string };

const open = async (own?: Parameters<typeof createTestApp>[0]) => {
  t = await createTestApp({ settings: { ALLOGGIATI_URL: portal.url }, ...own });
  admin = await makeUser(t.app, 'ADMIN');
  await set({ isOn: true, way: 'service', ...credentials });
};

beforeEach(async () => {
  portal = await startPortal();
  await open();
});
afterEach(async () => {
  await t.close();
  await portal.close();
});

const set = (body: Record<string, unknown>) =>
  t.rest('PUT', '/police/settings', { body, token: admin.token });
const enter = (own: Parameters<typeof enterGuests>[2] = {}) => enterGuests(t, admin.token, own);
const call = (id: number, what: string, body: Record<string, unknown> = {}) =>
  t.rest('POST', `/bookings/${id}/police/${what}`, { body, token: admin.token });
const send = (id: number) => call(id, 'send', { insist: 'li ho visti ieri' });
const guestsOf = async (id: number): Promise<PoliceGuest[]> =>
  (await t.rest('GET', `/bookings/${id}/police`, { token: admin.token })).body.guests;
const statesOf = async (id: number) => (await guestsOf(id)).map(({ state }) => state);
const operations = () => portal.calls.map(({ operation }) => operation);
const namesTaken = () => portal.taken.map((line) => line.slice(64, 94).trim());

const unknown = ['unknown', 'unknown', 'unknown'];

describe('the web service', () => {
  it('tests, then sends each guest once', async () => {
    const id = await enter();
    const test = await call(id, 'test');
    expect(test.body.guests.map((one: { isAccepted: boolean }) => one.isAccepted)).toEqual([
      true,
      true,
      true,
    ]);
    expect(portal.taken).toEqual([]);
    expect((await call(id, 'send')).body).toMatchObject({ code: 'GUESTS_NOT_SEEN' });
    const { status, body } = await send(id);
    expect([status, body.state]).toEqual([200, 'sent']);
    expect(body.receipt).toEqual({ state: 'waiting', day: '2026-05-20' });
    expect(namesTaken()).toEqual(['ANNA', 'BRUNO', 'CARLA']);
    expect(portal.taken.every((line) => line.length === 168)).toBe(true);
    expect((await send(id)).body).toMatchObject({ code: 'NOTHING_TO_SEND' });
    expect(operations()).toEqual(['GenerateToken', 'Test', 'Authentication_Test', 'Send']);
  });

  it('sends once, although two press at once', async () => {
    const id = await enter();
    const both = await Promise.all([send(id), send(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(portal.taken).toHaveLength(3);
  });

  it('writes 174 characters into the one file of apartments', async () => {
    await set({ accountKind: 'apartments', apartment: '12' });
    const id = await enter();
    await call(id, 'test');
    await send(id);
    expect(operations().filter((name) => name.startsWith('Gestione'))).toEqual([
      'GestioneAppartamenti_FileUnico_Test',
      'GestioneAppartamenti_FileUnico_Send',
    ]);
    expect(portal.taken.map((line) => line.slice(168))).toEqual(['000012', '000012', '000012']);
  });

  it('takes a new token a minute before the old one ends', async () => {
    const id = await enter();
    await call(id, 'test');
    t.clock.set('2026-05-20T10:58:59Z');
    await call(id, 'test');
    expect(operations()).toEqual(['GenerateToken', 'Test', 'Test']);
    t.clock.set('2026-05-20T10:59:00Z');
    portal.expire('2026-05-20T14:00:00');
    await call(id, 'test');
    t.clock.set('2026-05-20T11:58:59Z');
    await call(id, 'test');
    expect(operations().slice(3)).toEqual(['GenerateToken', 'Test', 'Test']);
  });

  it('takes a new token where the portal has ended the old one before its time', async () => {
    const id = await enter();
    await call(id, 'test');
    portal.forgetTokens();
    expect((await send(id)).body.state).toBe('sent');
    expect(portal.taken).toHaveLength(3);
  });

  it('says the portal’s words beside ours when it refuses the credentials', async () => {
    await set({ password: 'sbagliata' });
    const id = await enter();
    const { status, body } = await send(id);
    expect([status, body.code]).toEqual([409, 'PORTAL_REFUSED']);
    expect(body.message).toContain('Credenziali errate');
    expect(await statesOf(id)).toEqual(['ready', 'ready', 'ready']);
  });

  it.each(['status-500', 'half-an-answer', 'fault', 'redirect'] as const)(
    'leaves everybody ready when the portal fails before: %s',
    async (fault) => {
      const id = await enter();
      portal.fail('GenerateToken', fault);
      expect((await send(id)).body).toMatchObject({ code: 'PORTAL_UNAVAILABLE' });
      portal.fail('Authentication_Test', fault);
      expect((await send(id)).body).toMatchObject({ code: 'PORTAL_UNAVAILABLE' });
      expect(await statesOf(id)).toEqual(['ready', 'ready', 'ready']);
      expect((await send(id)).body.state).toBe('sent');
    },
  );

  it('hands out its tables, which take the place of ours, all or none', async () => {
    const renew = () => t.rest('POST', '/police/tables', { token: admin.token });
    const tables = async () => (await t.rest('GET', '/police/tables', { token: admin.token })).body;
    const town = ['420092999', 'BORGO & MARE', 'CA', ''];
    const places = [...(await portalRows('comuni')), town, ...(await portalRows('states'))];
    const documents = csvOf('documents', await portalRows('documents'), ';');
    portal.tables({ Luoghi: csvOf('comuni', places, ';'), Tipi_Documento: 'Codice;Nome\nX;Y' });
    expect((await renew()).body).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await tables()).toMatchObject([
      { origin: 'site' },
      { origin: 'site' },
      { origin: 'site' },
    ]);

    portal.tables({ Luoghi: csvOf('comuni', places, ';'), Tipi_Documento: documents });
    const { body } = await renew();
    expect(body).toEqual(await tables());
    expect(body).toMatchObject([
      { kind: 'comuni', rows: 11_285, origin: 'portal' },
      { kind: 'states', rows: 236, origin: 'portal' },
      { kind: 'documents', rows: 95, origin: 'portal' },
    ]);
    const found = (await t.rest('GET', '/places?text=borgo mare')).body.places;
    expect(found).toMatchObject([{ code: '420092999', province: 'CA' }]);
  });
});

describe('a guest who is refused', () => {
  it('says why, is corrected and sent again, alone', async () => {
    const guests = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eva'].map((name) => single(name));
    const id = await enter({ guests });
    portal.judge((line) =>
      line.includes('DORA') && line.includes('1990')
        ? { code: '12', words: 'Data di nascita errata' }
        : null,
    );
    await send(id);
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent', 'refused', 'sent']);
    expect((await guestsOf(id))[3]?.transmission?.outcome).toEqual({
      ...{ isAccepted: false, code: '12', words: 'Errore: Data di nascita errata' },
      advice: 'Controlla data e luogo di nascita.',
    });
    const { body } = await t.rest('GET', `/bookings/${id}/guests`, { token: admin.token });
    const corrected = body.guests.map((one: { name: string }) =>
      one.name === 'Dora' ? { ...one, birthDate: '1991-01-01' } : one,
    );
    await t.rest('PUT', `/bookings/${id}/guests`, {
      body: { guests: corrected },
      token: admin.token,
    });
    await send(id);
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    expect(namesTaken()).toEqual(['ADA', 'BEA', 'CLEO', 'EVA', 'DORA']);
  });

  it('is everybody where the portal refuses the whole request', async () => {
    const id = await enter();
    portal.fail('Send', 'refuse');
    await send(id);
    expect(await statesOf(id)).toEqual(['refused', 'refused', 'refused']);
    await send(id);
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent']);
    expect(portal.taken).toHaveLength(3);
  });
});

describe('an answer that is missing', () => {
  it.each(['status-500', 'half-an-answer', 'fault', 'redirect'] as const)(
    'leaves everybody to be verified: %s',
    async (fault) => {
      const id = await enter();
      portal.fail('Send', fault);
      expect((await send(id)).body.state).toBe('unknown');
      expect(await statesOf(id)).toEqual(unknown);
      expect((await send(id)).body).toMatchObject({ code: 'NOTHING_TO_SEND' });
      expect(operations().filter((name) => name === 'Send')).toHaveLength(1);
    },
  );

  it.each(['hang-before', 'hang-after'] as const)(
    'does so when the portal hangs: %s',
    async (fault) => {
      await t.close();
      const timeouts = {
        headMs: 15_000,
        bodyMs: 40_000,
        readerMs: 45_000,
        checkMs: 5000,
        portalMs: 300,
      };
      await open({ settings: { ALLOGGIATI_URL: portal.url }, own: { timeouts } });
      const id = await enter();
      portal.fail('Send', fault);
      await send(id);
      expect(await statesOf(id)).toEqual(unknown);
      expect((await send(id)).body).toMatchObject({ code: 'NOTHING_TO_SEND' });
      expect(portal.taken).toHaveLength(fault === 'hang-after' ? 3 : 0);
    },
  );

  it('is settled by a person’s word: there, or not there and free again', async () => {
    const id = await enter();
    portal.fail('Send', 'status-500');
    await send(id);
    const [anna, bruno, carla] = await guestsOf(id);
    const verify = (guest: PoliceGuest | undefined, isThere: boolean) =>
      call(id, 'verify', { guestId: guest?.id, isThere, word: 'guardato alle 15' });
    expect((await verify(anna, false)).status).toBe(200);
    await verify(bruno, false);
    const { body } = await verify(carla, true);
    expect(body.guests.map(({ state }: PoliceGuest) => state)).toEqual([
      'refused',
      'refused',
      'sent',
    ]);
    expect(body.guests[2].transmission).toMatchObject({
      verified: 'guardato alle 15',
      way: 'service',
    });
    expect((await verify(carla, false)).status).toBe(404);
    await send(id);
    expect(namesTaken()).toEqual(['ANNA', 'BRUNO']);
    const log = await t.app.database.selectFrom('auditEvents').select('action').execute();
    expect(log.filter(({ action }) => action === 'police.verify')).toHaveLength(3);
  });

  it('keeps a member back until its head is verified', async () => {
    const id = await enter({ guests: family });
    portal.fail('Send', 'status-500');
    await send(id);
    const [, bruno] = await guestsOf(id);
    await call(id, 'verify', { guestId: bruno?.id, isThere: false, word: 'x' });
    expect((await guestsOf(id))[1]?.issues).toEqual([
      { path: 'kind', message: 'Prima verifica sul portale se c’è Anna Rossi.' },
    ]);
  });
});

const accepted = { isAccepted: true, code: '', words: '' };
const rejected = { isAccepted: false, code: '12', words: 'Errore' };

it.each([
  ['no answer', null, ['unknown', 'unknown']],
  [
    'a word on each',
    { request: accepted, accepted: 1, guests: [accepted, rejected] },
    ['sent', 'refused'],
  ],
  ['all without details', { request: accepted, accepted: 2, guests: [] }, ['sent', 'sent']],
  ['none without details', { request: rejected, accepted: 0, guests: [] }, ['refused', 'refused']],
  ['fewer than were sent', { request: accepted, accepted: 1, guests: [] }, ['unknown', 'unknown']],
  ['too few words', { request: accepted, accepted: 2, guests: [accepted] }, ['unknown', 'unknown']],
  [
    'refused, but one taken',
    { request: rejected, accepted: 1, guests: [] },
    ['unknown', 'unknown'],
  ],
])('knows of two lines, after %s, only what it says for sure', (_what, sent, states) => {
  expect(settledBy(sent, 2).map(({ state }) => state)).toEqual(states);
});

describe('receipts', () => {
  const dutyOf = async (id: number) => {
    const stay = { id, startDate: '2026-05-20', endDate: '2026-05-27', numberOfGuests: 3 };
    const duty = (await policeDutiesOf(t.app, [stay])).get(id);
    return [duty?.receipt, duty?.receiptDay];
  };
  const receipt = () => t.rest('GET', '/police/receipts/2026-05-20', { token: admin.token });
  const pdf = Buffer.from('%PDF-1.7\nricevuta\n%%EOF');

  it('are asked for each morning until they come, and are kept', async () => {
    const id = await enter();
    await send(id);
    await runReceipts(t.app);
    t.clock.set('2026-05-21T04:59:00Z');
    await runReceipts(t.app);
    expect(operations()).not.toContain('Ricevuta');
    t.clock.set('2026-05-21T05:00:00Z');
    for (const _hour of [1, 2]) await runReceipts(t.app);
    expect(
      portal.calls
        .filter(({ operation }) => operation === 'Ricevuta')
        .map(({ fields }) => fields.Data),
    ).toEqual(['2026-05-20T00:00:00']);
    expect([await dutyOf(id), (await receipt()).status]).toEqual([['waiting', '2026-05-20'], 404]);
    t.clock.set('2026-06-09T05:00:00Z');
    await runReceipts(t.app);
    expect(await dutyOf(id)).toEqual(['late', '2026-05-20']);
    portal.receipt(pdf);
    t.clock.set('2026-06-10T05:00:00Z');
    await runReceipts(t.app);
    expect(await dutyOf(id)).toEqual(['kept', '2026-05-20']);
    admin = await makeUser(t.app, 'ADMIN');
    const { status, headers } = await receipt();
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const { rawPayload } = await t.server.inject({
      url: '/api/police/receipts/2026-05-20',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(rawPayload.equals(pdf)).toBe(true);
  });

  it('are no longer asked for after thirty days', async () => {
    await send(await enter());
    t.clock.set('2026-06-20T08:00:00Z');
    await runReceipts(t.app);
    expect(operations()).not.toContain('Ricevuta');
  });
});

describe('a restore', () => {
  const backUp = async (): Promise<string> =>
    (await t.rest('POST', '/backup/create', { body: { method: 'local' }, token: admin.token })).body
      .id;
  const restore = async (id: string) => {
    const { id: sessionId } = await t.app.database
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', admin.id)
      .executeTakeFirstOrThrow();
    await restoreBackup(t.app, id, { sessionId, email: admin.email, name: 'Prova' });
  };

  it('of the day before sends nothing twice', async () => {
    t.clock.set('2026-05-19T10:00:00Z');
    const id = await enter();
    const before = await backUp();
    t.clock.set('2026-05-20T10:00:00Z');
    await send(id);
    await restore(before);
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent']);
    expect((await send(id)).body).toMatchObject({ code: 'NOTHING_TO_SEND' });
    expect(portal.taken).toHaveLength(3);
  });

  it('takes away people, and knows them as sent when they are entered anew', async () => {
    const before = await backUp();
    const id = await enter();
    await send(id);
    await restore(before);
    const again = await enter();
    expect(await statesOf(again)).toEqual(['sent', 'sent', 'sent']);
    expect(again).not.toBe(id);
  });

  it('on another server leaves those who came since to be verified', async () => {
    t.clock.set('2026-05-19T10:00:00Z');
    const id = await enter();
    const before = await backUp();
    t.clock.set('2026-05-20T10:00:00Z');
    await send(id);
    // A first start elsewhere: other built-in pages, no transmissions.
    await t.app.database
      .updateTable('pages')
      .set({ createdAt: '2020-01-01T00:00:00.000Z' })
      .where('isBuiltIn', '=', 1)
      .execute();
    await t.app.database.deleteFrom('policeTransmissions').execute();
    await restore(before);
    expect(await statesOf(id)).toEqual(unknown);
    expect((await send(id)).body).toMatchObject({ code: 'NOTHING_TO_SEND' });
    const guests = await guestsOf(id);
    for (const [at, guest] of guests.entries()) {
      await call(id, 'verify', { guestId: guest.id, isThere: at === 0, word: 'guardato' });
    }
    expect(await statesOf(id)).toEqual(['sent', 'refused', 'refused']);
    expect(portal.taken).toHaveLength(3);
  });
});
