import { readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { markFileOf, readMark, writeMark } from '#server/infrastructure/number-mark.ts';
import type { Receipt } from '#shared/receipts/receipts.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { settleNumbers } from './receipt-numbers.service.ts';

// Receipts and their numbers. Today is 20 May 2026.

let t: TestApp;
let admin: string;
let editor: string;
let stay: number;

const call = (
  method: 'GET' | 'PUT' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  token = admin,
) => t.rest(method, path, { token, ...(body && { body }) });

const enter = async (own: object = {}): Promise<number> => {
  const booking = {
    ...{ startDate: '2026-06-06', endDate: '2026-06-13', guestName: 'Łukasz Żółć' },
    ...{ guestEmail: 'lukasz@example.com', numberOfGuests: 3, over12: 2, totalCents: 800_00 },
    ...{ locale: 'en', ...own },
  };
  return (await call('POST', '/bookings/enter', booking)).body.id;
};

const pay = async (own: object = {}, id = stay): Promise<number> => {
  const payment = { date: '2026-05-18', amountCents: 300_00, method: 'TRANSFER', ...own };
  return (await call('POST', `/bookings/${id}/payments`, payment)).body.id;
};

const give = (payment: number, body: object = {}, token = admin) =>
  call('POST', `/payments/${payment}/receipt`, body, token);

/** Pays and gives the receipt; answers its number. */
const giveNext = async (): Promise<number> => (await give(await pay())).body.number;

const annul = (number: number, token = admin) =>
  call('POST', `/receipts/2026/${number}/annul`, { reason: 'Nome sbagliato' }, token);

const listed = async (year = 2026): Promise<Receipt[]> =>
  (await call('GET', `/receipts?year=${year}`)).body;
const numbers = async (year = 2026) => (await listed(year)).map(({ number }) => number).reverse();

const settings = async () => (await call('GET', '/receipt-settings')).body;
const set = (body: object, token = admin) => call('PUT', '/receipt-settings', body, token);

const pdfOf = async (number: number, year = 2026): Promise<Buffer> => {
  const { rawPayload, statusCode } = await t.server.inject({
    url: `/api/receipts/${year}/${number}.pdf`,
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
};

const markFile = () => markFileOf(t.app.config.databaseFile);

const landlord = { name: 'Giulia Ferri', address: 'Via Roma 3, Cagliari', taxCode: '' };

const login = async () => {
  admin = (await makeUser(t.app, 'ADMIN')).token;
  editor = (await makeUser(t.app, 'EDITOR')).token;
};

beforeEach(async () => {
  t = await createTestApp();
  await login();
  await call('PUT', '/payment-terms', { landlord });
  await call('PUT', '/property', { nationalCode: 'IT111009C2000X0000' });
  stay = await enter();
});
afterEach(() => t.close());

describe('a receipt', () => {
  it('says what came from whom, in the language of the guest, with the CIN', async () => {
    const payment = await pay();
    expect((await call('GET', `/payments/${payment}/receipt`)).body).toEqual({
      payer: { name: 'Łukasz Żółć', address: '', taxCode: '' },
      amountCents: 300_00,
      taxCents: 0,
      stamp: true,
      next: { year: 2026, number: 1 },
      hasLandlord: true,
    });
    const { status, body } = await give(payment, { payerAddress: 'ul. Długa 7, Gdańsk' }, editor);
    expect(status).toBe(201);
    expect(body).toMatchObject({ year: 2026, number: 1, date: '2026-05-20', paymentId: payment });
    const { text, lang } = await readPdf(await pdfOf(1));
    expect(lang).toBe('en');
    for (const words of [
      'Receipt · Ricevuta',
      'Łukasz Żółć',
      'ul. Długa 7, Gdańsk',
      'Giulia Ferri',
      'CIN IT111009C2000X0000',
      '18 May 2026',
      '300.00',
      'Marca da bollo',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is on the account of the stay, and keeps its payment from being annulled', async () => {
    const payment = await pay();
    const { body } = await give(payment);
    const account = async () => (await call('GET', `/bookings/${stay}/account`)).body.payments[0];
    expect((await account()).receipt).toEqual({ year: 2026, number: 1 });
    const annulPayment = () => call('POST', `/payments/${payment}/annul`, { reason: 'Doppio' });
    expect((await annulPayment()).body.code).toBe('PAYMENT_HAS_RECEIPT');
    await annul(body.number);
    expect((await account()).receipt).toBeNull();
    expect((await annulPayment()).status).toBe(200);
  });

  it('is found by its number, and leads to its stay', async () => {
    await give(await pay());
    const search = async (q: string) =>
      (await call('GET', `/search?q=${encodeURIComponent(q)}`)).body.groups;
    const detail = 'Łukasz Żółć · 300 € · 20 maggio 2026';
    const hits = [{ id: stay, title: 'Ricevuta 1/2026', detail }];
    for (const written of ['1/2026', 'ricevuta 1', 'Ricevuta n. 1 / 2026']) {
      expect(await search(written)).toEqual([{ kind: 'receipt', total: 1, hits }]);
    }
    for (const other of ['2/2026', '1/2025', 'ricevuta']) expect(await search(other)).toEqual([]);
    await annul(1);
    expect(await search('n. 2/2026')).toMatchObject([{ hits: [{ id: stay }] }]);
  });

  it('is never changed: its file stays the same when everything else changes', async () => {
    await give(await pay());
    const before = await pdfOf(1);
    await call('PUT', '/payment-terms', { landlord: { ...landlord, name: 'Un altro' } });
    await call('PUT', '/property', { name: 'Casa Nuova' });
    await set({ footnote: 'Altre parole', stamps: false });
    await call('PATCH', `/bookings/${stay}`, { guestName: 'Anna', endDate: '2026-06-15' });
    expect((await pdfOf(1)).equals(before)).toBe(true);
  });

  it('is annulled by another one, once, and the payment gets a new one', async () => {
    const payment = await pay();
    await give(payment);
    expect((await give(payment)).body.code).toBe('RECEIPT_EXISTS');
    expect((await annul(1, editor)).status).toBe(403);
    const { body: second } = await annul(1);
    expect(second).toMatchObject({ number: 2, amountCents: -300_00, annuls: { number: 1 } });
    expect((await annul(1)).body.code).toBe('RECEIPT_ANNULLED');
    expect((await annul(2)).body.code).toBe('RECEIPT_ANNULLED');
    expect((await give(payment, { payerName: 'Anna Żółć' })).body.number).toBe(3);
    expect((await listed()).map(({ annulledBy }) => annulledBy?.number ?? null)).toEqual([
      null,
      null,
      2,
    ]);
    const { text } = await readPdf(await pdfOf(2));
    expect(text).toContain('no. 1/2026 of 20 May 2026');
    expect(text).toContain('Nome sbagliato');
  });

  it('takes the rent first and the tourist tax last', async () => {
    const quoted = await call('POST', '/bookings', {
      ...{ startDate: '2026-07-04', endDate: '2026-07-11', guestName: 'Sabine Krüger' },
      ...{ guestEmail: 'sabine@example.com', numberOfGuests: 2, over12: 2, linen: false },
    });
    const { id, totalCents } = quoted.body;
    await call('PATCH', `/bookings/${id}/status`, { status: 'CONFIRMED' });
    const total = (await call('GET', `/bookings/${id}/account`)).body;
    expect(total.taxCents).toBeGreaterThan(0);
    expect(total.totalCents).toBe(totalCents ?? total.totalCents);
    const first = await pay({ amountCents: total.totalCents - total.taxCents - 10_00 }, id);
    const last = await pay({ amountCents: total.taxCents + 10_00, date: '2026-05-19' }, id);
    const taxOf = async (payment: number) =>
      (await call('GET', `/payments/${payment}/receipt`)).body.taxCents;
    expect([await taxOf(first), await taxOf(last)]).toEqual([0, total.taxCents]);
  });

  it('leaves room for the stamp above 77.47 € only, and by a switch', async () => {
    const stampOf = async (amountCents: number) =>
      (await call('GET', `/payments/${await pay({ amountCents })}/receipt`)).body.stamp;
    expect([await stampOf(77_47), await stampOf(77_48)]).toEqual([false, true]);
    await set({ stamps: false });
    expect(await stampOf(77_48)).toBe(false);
  });

  it('is refused in words for what no guest paid, and without the landlord', async () => {
    const refused = async (payment: Promise<number>) => (await give(await payment)).body.code;
    expect(await refused(pay({ method: 'PORTAL' }))).toBe('NO_RECEIPT_FOR_THIS');
    expect(await refused(pay({ amountCents: -10_00 }))).toBe('NO_RECEIPT_FOR_THIS');
    expect((await give(9999)).status).toBe(404);
    const annulled = await pay();
    await call('POST', `/payments/${annulled}/annul`, { reason: 'Doppio' });
    expect((await give(annulled)).body.code).toBe('NO_RECEIPT_FOR_THIS');
    await call('PUT', '/payment-terms', { landlord: null });
    expect(await refused(pay())).toBe('NO_LANDLORD');
    expect(await listed()).toEqual([]);
  });

  it('asks for letters that it can write, and for a tax code that can be one', async () => {
    const payment = await pay();
    const { status, body } = await give(payment, { payerName: '王小明' });
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'payerName', message: expect.stringContaining('«王小明»') }],
    ]);
    expect((await give(payment, { payerTaxCode: 'RSSMRA80A01H501A' })).body.issues[0].path).toBe(
      'payerTaxCode',
    );
    const { body: given } = await give(payment, { payerTaxCode: 'rssmra80a01h501u' });
    expect(given.number).toBe(1);
    expect((await readPdf(await pdfOf(1))).text).toContain('RSSMRA80A01H501U');
  });
});

describe('the numbers', () => {
  it('have no gap when many press at once', async () => {
    const payments: number[] = [];
    for (let index = 0; index < 12; index += 1) payments.push(await pay());
    const pressed = [...payments, ...payments].map((payment, index) =>
      // Some fail: their numbers are for the others.
      give(payment, index % 5 === 0 ? { payerName: '王' } : {}),
    );
    const answers = await Promise.all(pressed);
    const given = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
    expect(given.toSorted((a, b) => a - b)).toEqual(given.map((_, index) => index + 1));
    expect(given.length).toBeGreaterThanOrEqual(9);
    expect(await numbers()).toEqual(given.toSorted((a, b) => a - b));
    expect(readMark(markFile())).toEqual({ given: { 2026: given.length }, begun: null });
  });

  it('begin with 1 in each year', async () => {
    expect([await giveNext(), await giveNext()]).toEqual([1, 2]);
    t.clock.set('2027-01-02T10:00:00Z');
    await login();
    expect(await giveNext()).toBe(1);
    expect([await numbers(2026), await numbers(2027)]).toEqual([[1, 2], [1]]);
  });

  it('go on after a crash before the receipt was stored', async () => {
    await giveNext();
    writeMark(markFile(), { given: { 2026: 1 }, begun: { year: 2026, number: 2, uid: 'lost' } });
    await settleNumbers(t.app);
    expect(await giveNext()).toBe(2);
  });

  it('go on after a crash between the receipt and its mark', async () => {
    await giveNext();
    await giveNext();
    const { uid } = await t.app.database
      .selectFrom('receipts')
      .select('uid')
      .where('number', '=', 2)
      .executeTakeFirstOrThrow();
    writeMark(markFile(), { given: { 2026: 1 }, begun: { year: 2026, number: 2, uid } });
    await settleNumbers(t.app);
    expect(readMark(markFile())).toEqual({ given: { 2026: 2 }, begun: null });
    expect(await giveNext()).toBe(3);
  });

  it('are not given twice after a restore, which keeps the receipts given since', async () => {
    const kept = await pay();
    const { body: backup } = await call('POST', '/backup/create', { method: 'local' });
    await give(kept);
    const later = await pay();
    await give(later);
    const third = await giveNext();
    expect(third).toBe(3);
    const before = await Promise.all([1, 2, 3].map((number) => pdfOf(number)));
    const restored = await call('POST', `/backup/${backup.id}/restore`, {});
    expect(restored.status).toBe(200);
    expect(await numbers()).toEqual([1, 2, 3]);
    const after = await Promise.all([1, 2, 3].map((number) => pdfOf(number)));
    expect(after.every((file, index) => file.equals(before[index] as Buffer))).toBe(true);
    // Their payments are there, and their sums.
    const account = (await call('GET', `/bookings/${stay}/account`)).body;
    expect(account.paidCents).toBe(900_00);
    expect(account.payments.map((one: { receipt: unknown }) => one.receipt)).toHaveLength(3);
    expect(await giveNext()).toBe(4);
  });

  it('keep receipts of stays that a restore loses', async () => {
    const { body: backup } = await call('POST', '/backup/create', { method: 'local' });
    const lost = await enter({ startDate: '2026-08-01', endDate: '2026-08-08' });
    await give(await pay({}, lost));
    expect((await call('POST', `/backup/${backup.id}/restore`, {})).status).toBe(200);
    expect(await listed()).toMatchObject([{ number: 1, bookingId: null, paymentId: null }]);
    expect((await readPdf(await pdfOf(1))).text).toContain('Łukasz Żółć');
    expect(await giveNext()).toBe(2);
  });

  it('go on where a hand put an older database in place, and name those that are missing', async () => {
    for (let index = 0; index < 4; index += 1) await giveNext();
    await t.app.database.deleteFrom('receipts').where('number', '>', 2).execute();
    expect(await settings()).toMatchObject({
      nextNumber: 5,
      lowestNext: 5,
      missing: [{ from: 3, until: 4 }],
    });
    // One was being given when it happened.
    writeMark(markFile(), { given: { 2026: 4 }, begun: { year: 2026, number: 5, uid: 'gone' } });
    await settleNumbers(t.app);
    expect(await giveNext()).toBe(6);
  });

  it.each([
    ['is lost', () => rmSync(markFile())],
    [
      'knows less than the database',
      () => writeMark(markFile(), { given: { 2026: 1 }, begun: null }),
    ],
  ])('wait for staff where the file beside the database %s', async (_case, spoil) => {
    for (let index = 0; index < 3; index += 1) await giveNext();
    spoil();
    const payment = await pay();
    expect((await give(payment)).body.code).toBe('RECEIPT_NUMBER_UNKNOWN');
    expect(await settings()).toMatchObject({ nextNumber: null, lowestNext: 4 });
    expect((await set({ nextNumber: 3 })).body.issues[0].path).toBe('nextNumber');
    expect((await set({ nextNumber: 9 }, editor)).status).toBe(403);
    expect((await set({ nextNumber: 9 })).body).toMatchObject({
      nextNumber: 9,
      missing: [{ from: 4, until: 8 }],
    });
    expect((await give(payment)).body.number).toBe(9);
  });

  it('begin where owners say, who gave some elsewhere', async () => {
    expect((await set({ nextNumber: 13 })).status).toBe(200);
    expect(await giveNext()).toBe(13);
    expect((await set({ nextNumber: 13 })).status).toBe(400);
  });

  it('are on the disk for the owner of the file alone', async () => {
    await giveNext();
    expect(readFileSync(markFile(), 'utf8')).toBe('{"given":{"2026":1},"begun":null}\n');
  });
});

describe('who paid', () => {
  it('stays on receipts for ten years, and no longer', async () => {
    await giveNext();
    const signal = new AbortController().signal;
    t.clock.set('2029-01-10T10:00:00Z');
    await applyRetention(t.app, signal);
    await login();
    expect((await readPdf(await pdfOf(1))).text).toContain('Łukasz Żółć');
    t.clock.set('2036-05-21T10:00:00Z');
    await applyRetention(t.app, signal);
    await login();
    expect(await numbers()).toEqual([]);
  });

  it('stays on an annulled one as long as on the one that annuls it', async () => {
    await giveNext();
    t.clock.set('2026-12-01T10:00:00Z');
    await login();
    await annul(1);
    const signal = new AbortController().signal;
    t.clock.set('2036-05-21T10:00:00Z');
    await applyRetention(t.app, signal);
    await login();
    expect(await numbers()).toEqual([1, 2]);
    t.clock.set('2036-12-02T10:00:00Z');
    await applyRetention(t.app, signal);
    await login();
    expect(await numbers()).toEqual([]);
  });

  it('is in an export, and on the receipt after an erasure', async () => {
    t.clock.set('2026-05-20T10:00:00Z');
    await giveNext();
    t.clock.set('2026-06-20T10:00:00Z');
    await login();
    const person = { email: 'lukasz@example.com' };
    const { body } = await call('POST', '/privacy/export', person);
    expect(body.Prenotazioni[0].Ricevute).toEqual([
      {
        ...{ Numero: '1/2026', Data: '2026-05-20', 'Somma in euro': 300 },
        ...{ Nome: 'Łukasz Żółć', Indirizzo: '', 'Codice fiscale': '' },
      },
    ]);
    expect((await call('POST', '/privacy/erase', person)).status).toBe(200);
    expect((await readPdf(await pdfOf(1))).text).toContain('Łukasz Żółć');
  });
});
