import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

// What guests pay when and how, and what they get back. Today is 1 May 2026.

let t: TestApp;
let token: string;

beforeEach(async () => {
  t = await createTestApp();
  t.clock.set('2026-05-01T10:00:00Z');
  token = (await makeUser(t.app, 'ADMIN')).token;
});
afterEach(() => t.close());

const deposit = { share: { percent: 30 }, days: 5, word: 'caparra' };
const account = { holder: 'Anna Rossi e Bruno Bianchi', iban: 'it60 x054 2811 1010 0000 0123 456' };
const filled = {
  ...{ isOn: true, deposit, account, balanceDays: 30 },
  cancellation: [
    { days: 60, percent: 100 },
    { days: 30, percent: 50 },
  ],
};

const put = (body: object) => t.rest('PUT', '/payment-terms', { body, token });
const house = async (locale = 'it') =>
  (await t.rest('GET', '/property', { headers: { 'accept-language': locale } })).body;

describe('the terms', () => {
  it('are off at first, and visitors read nothing of them', async () => {
    expect((await t.rest('GET', '/payment-terms', { token })).body).toMatchObject({
      ...{ isOn: false, deposit: null, balanceDays: null, account: null, cancellation: [] },
    });
    expect(await house()).not.toHaveProperty('terms');
    await put({ ...filled, isOn: false });
    expect(await house()).not.toHaveProperty('terms');
  });

  it('are on once something is due before the arrival, and there is a way to pay it', async () => {
    const nothingDue = await put({ isOn: true, account });
    expect([nothingDue.status, nothingDue.body.issues[0].path]).toEqual([400, 'isOn']);
    expect((await put({ isOn: true, deposit })).status).toBe(400);
    expect((await put({ isOn: true, deposit, otherWays: 'Contanti all’arrivo.' })).status).toBe(
      200,
    );
    expect((await put({ otherWays: '' })).status).toBe(400);
    expect((await put(filled)).body).toMatchObject({
      ...{ isOn: true, balanceDays: 30 },
      account: { iban: 'IT60X0542811101000000123456', bic: '' },
    });
  });

  it('keep the damage deposit and the owners’ words on the house’s page, in one place', async () => {
    await put({ ...filled, damageDepositCents: 200_00, otherWays: 'Anche in contanti.' });
    expect(await house()).toMatchObject({ depositCents: 200_00, howToPay: 'Anche in contanti.' });
    await t.rest('PUT', '/property', { body: { depositCents: 300_00 }, token });
    expect((await put({})).body.damageDepositCents).toBe(300_00);
  });

  it.each([
    [{ deposit: { ...deposit, share: { percent: 101 } } }, 'deposit.share.percent'],
    [{ deposit: { ...deposit, word: 'mancia' } }, 'deposit.word'],
    [{ account: { ...account, iban: 'IT48U0542811101000000123456' } }, 'account.iban'],
    [{ account: { ...account, holder: '' } }, 'account.holder'],
    [{ account: { ...account, bic: 'ABC' } }, 'account.bic'],
    [{ cancellation: [...filled.cancellation].reverse() }, 'cancellation'],
    [{ landlord: { name: 'Anna', taxCode: 'RSSMRA85T10A562X' } }, 'landlord.taxCode'],
  ])('refuse %o, and nothing has changed', async (change, path) => {
    const { body: before } = await put(filled);
    const { status, body } = await put(change);
    expect([status, body.issues[0].path]).toEqual([400, path]);
    expect((await t.rest('GET', '/payment-terms', { token })).body).toEqual(before);
  });

  it.each([
    [
      'it',
      'Alla conferma chiediamo una caparra del 30\u00a0%, da pagare entro 5 giorni. Il saldo è dovuto 30 giorni prima dell’arrivo. Paghi con un bonifico: trovi i dati nella conferma.',
      'Se annulli almeno 60 giorni prima dell’arrivo, ti restituiamo il 100\u00a0% di quanto hai pagato; almeno 30 giorni prima il 50\u00a0%; più tardi nulla.',
    ],
    [
      'en',
      'When your stay is confirmed, we ask for a deposit of 30%, payable within 5 days. The balance is due 30 days before arrival. You pay by bank transfer: the details come with the confirmation.',
      'If you cancel at least 60 days before arrival, you get back 100% of what you paid; at least 30 days before, 50%; later, nothing.',
    ],
    [
      'de',
      'Mit der Bestätigung bitten wir um eine verbindliche Anzahlung (caparra) von 30\u00a0%, zahlbar innerhalb von 5 Tagen. Der Rest ist 30 Tage vor der Anreise fällig. Sie zahlen per Überweisung: Die Bankverbindung steht in der Bestätigung.',
      'Wenn Sie mindestens 60 Tage vor der Anreise stornieren, erstatten wir 100\u00a0% des Gezahlten; mindestens 30 Tage vorher 50\u00a0%; danach nichts.',
    ],
    [
      'fr',
      'À la confirmation, nous demandons des arrhes de 30\u00a0%, à régler sous 5 jours. Le solde est à régler 30 jours avant l’arrivée. Vous payez par virement\u00a0: les coordonnées bancaires figurent dans la confirmation.',
      'Si vous annulez au moins 60 jours avant l’arrivée, nous vous remboursons 100\u00a0% de ce que vous avez payé\u00a0; au moins 30 jours avant, 50\u00a0%\u00a0; plus tard, rien.',
    ],
  ])('are sentences for visitors in %s', async (locale, howToPay, cancellation) => {
    await put(filled);
    expect((await house(locale)).terms).toEqual({ howToPay, cancellation });
  });

  it('never tell visitors the account', async () => {
    await put(filled);
    expect(JSON.stringify(await house())).not.toContain('IT60');
    expect((await t.rest('GET', '/payment-terms')).status).toBe(401);
  });

  it('are another version’s, if two people change them', async () => {
    const { body } = await put(filled);
    expect((await put({ balanceDays: 20, seenVersion: body.version })).status).toBe(200);
    const second = await put({ balanceDays: 10, seenVersion: body.version });
    expect(second.body.code).toBe('CHANGED_MEANWHILE');
  });
});
