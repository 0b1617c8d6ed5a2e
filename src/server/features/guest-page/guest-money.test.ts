import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGuestMails } from '#server/jobs/guest-mails.job.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// What the guest of a stay pays when and how, on the stay's page and in mails. Today is 20 May 2026.

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'ADMIN')).token;
  await put('/guest-information', { isOn: true });
});
afterEach(() => t.close());

const put = async (path: string, body: object) => {
  const { status, body: answer } = await t.rest('PUT', path, { body, token });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
};
const post = async (path: string, body: object = {}) =>
  (await t.rest('POST', path, { body, token })).body;

/** A session ends after some days. */
const moveTo = async (instant: string) => {
  t.clock.set(instant);
  token = (await makeUser(t.app, 'ADMIN')).token;
};

const account = { holder: 'Anna Rossi', iban: 'IT60X0542811101000000123456', bic: '' };
const deposit = { share: { percent: 30 }, days: 5, word: 'caparra' } as const;
const askForMoney = (own: object = {}) =>
  put('/payment-terms', { isOn: true, deposit, balanceDays: 30, account, ...own });

const enter = async (own: Record<string, unknown> = {}): Promise<number> =>
  (
    await post('/bookings/enter', {
      ...{ startDate: '2026-08-01', endDate: '2026-08-08', guestName: 'Sabine Krüger' },
      ...{ guestEmail: 'sabine@example.de', numberOfGuests: 2, locale: 'de', totalCents: 1000_00 },
      ...{ tellGuest: true, ...own },
    })
  ).id;

const pageOf = async (id: number, locale = 'it') => {
  const { body } = await t.rest('GET', `/bookings/${id}/guest-page`, { token });
  const headers = { 'accept-language': locale };
  return (await t.rest('GET', `/stay/${body.url.split('/').at(-1)}`, { headers })).body;
};

const came = (id: number, amountCents: number) =>
  post(`/bookings/${id}/payments`, { date: '2026-05-20', amountCents, method: 'TRANSFER' });

describe('the page of the stay', () => {
  it('says nothing of money until the terms are on, and to the guests of portals', async () => {
    const id = await enter();
    expect((await pageOf(id)).money).toBeNull();
    await askForMoney();
    const portal = await enter({
      startDate: '2026-08-08',
      endDate: '2026-08-15',
      source: 'airbnb',
    });
    expect((await pageOf(portal)).money).toBeNull();
    const request = { startDate: '2026-08-15', endDate: '2026-08-22', status: 'PENDING' };
    expect((await pageOf(await enter(request))).money).toBeNull();
  });

  it('says what is due when, and to which account', async () => {
    await askForMoney();
    const id = await enter();
    expect((await pageOf(id)).money).toMatchObject({
      totalCents: 1000_00,
      due: [
        { what: 'caparra', cents: 300_00, dueOn: '2026-05-25', isLate: false },
        { what: 'balance', cents: 700_00, dueOn: '2026-07-02', isLate: false },
      ],
      transfer: { ...account, cents: 300_00, text: `Soggiorno ${id} SABINE KRUEGER` },
    });
    await came(id, 300_00);
    expect((await pageOf(id)).money).toMatchObject({
      ...{ paidCents: 300_00, due: [{ what: 'balance' }], transfer: { cents: 700_00 } },
    });
    await came(id, 700_00);
    expect((await pageOf(id)).money).toMatchObject({ due: [], transfer: null, refundCents: 0 });
  });

  it('keeps the terms of the confirmation, and names today’s account', async () => {
    await askForMoney();
    const id = await enter();
    const moved = { ...account, iban: 'DE89370400440532013000' };
    await moveTo('2026-05-21T08:00:00Z');
    await put('/payment-terms', { deposit: null, account: moved });
    const { money } = await pageOf(id);
    expect(money.due[0]).toMatchObject({ what: 'caparra', cents: 300_00 });
    expect(money.transfer.iban).toBe(moved.iban);
  });

  it('has the sentences of the stay’s own terms in the guest’s language', async () => {
    await askForMoney({ cancellation: [{ days: 60, percent: 100 }] });
    const id = await enter();
    await moveTo('2026-05-21T08:00:00Z');
    await askForMoney({ cancellation: [] });
    const { terms } = (await pageOf(id, 'de')).house;
    expect(terms.howToPay).toContain('eine verbindliche Anzahlung (caparra) von 30\u00a0%');
    expect(terms.cancellation).toContain('60 Tage vor der Anreise');
  });

  it('says what goes back after a cancellation', async () => {
    await askForMoney({ cancellation: [{ days: 30, percent: 50 }] });
    const id = await enter();
    await came(id, 300_00);
    await post(`/bookings/${id}/cancel`, { tellGuest: true });
    expect((await pageOf(id)).money).toMatchObject({ due: [], refundCents: 150_00 });
    const mails = await deliverMails(t.app);
    expect(mails.at(-1)?.text).toContain('Wir zahlen Ihnen 150\u00a0€ zurück.');
  });
});

describe('a mail', () => {
  it('about a confirmed stay says what is due, with the account', async () => {
    await askForMoney({ otherWays: 'Contanti all’arrivo.' });
    const id = await enter();
    const [mail] = await deliverMails(t.app);
    expect(mail?.text).toContain('Anzahlung (Caparra): 300\u00a0€, bis Mo, 25. Mai 2026');
    expect(mail?.text).toContain('Restzahlung: 700\u00a0€, bis Do, 2. Juli 2026');
    expect(mail?.text).toContain('IBAN: IT60 X054 2811 1010 0000 0123 456');
    expect(mail?.text).toContain(`Verwendungszweck: Soggiorno ${id} SABINE KRUEGER`);
    expect(mail?.text).toContain('Andere Zahlungswege');
    expect(mail?.text).toContain('Contanti all’arrivo.');
    expect(mail?.text).not.toContain('die Bankverbindung steht in der Bestätigung');
    expect(mail?.text).toContain('Wir ändern unsere IBAN nie per E-Mail.');
  });

  it('reminds of what is due, once before and once after its day, and nobody who has paid', async () => {
    await askForMoney();
    const on = { isOn: true, days: 2, hour: '10:00' };
    await put('/guest-mails', { depositDue: on, depositLate: on, balanceDue: on, balanceLate: on });
    const late = await enter();
    const prompt = await enter({ startDate: '2026-08-08', endDate: '2026-08-15' });
    await deliverMails(t.app);
    await came(prompt, 1000_00);
    const subjects: string[] = [];
    for (let day = 20; day <= 90; day += 1) {
      await moveTo(new Date(Date.UTC(2026, 4, day, 8, 30)).toISOString());
      if (day === 50) await came(late, 300_00);
      await runGuestMails(t.app);
      const mails = await deliverMails(t.app);
      subjects.push(
        ...mails.map(({ subject }) => `${t.clock.now().toISOString().slice(5, 10)} ${subject}`),
      );
    }
    const house = 'La nostra casa';
    expect(subjects).toEqual([
      `05-23 Die Anzahlung für ${house}`,
      `05-27 Die Anzahlung für ${house} ist noch offen`,
      `06-30 Die Restzahlung für ${house}`,
      `07-04 Die Restzahlung für ${house} ist noch offen`,
    ]);
  });

  it('that waited is dropped once the money has come', async () => {
    await askForMoney();
    await put('/guest-mails', { depositLate: { isOn: true, days: 2, hour: '10:00' } });
    const id = await enter();
    await deliverMails(t.app);
    await moveTo('2026-05-27T08:30:00Z');
    await runGuestMails(t.app);
    await came(id, 300_00);
    expect(await deliverMails(t.app)).toEqual([]);
  });
});
