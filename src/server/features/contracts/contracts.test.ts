import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { partsOf } from '#shared/contracts/contract-fields.ts';
import { locales } from '#shared/languages/locales.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { offerLanguages } from '#tests/support/languages.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

// The contract on the page of a stay. Today is 20 May 2026.

let t: TestApp;
let admin: string;

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH';
const call = (method: Method, path: string, body?: object, headers = {}) =>
  t.rest(method, path, { token: admin, headers, ...(body && { body }) });

const settings = async () => (await call('GET', '/contract-settings')).body;
const set = (body: object) => call('PUT', '/contract-settings', body);

/** The shipped texts with the owners' own data in place of the dots. */
const complete = async () => {
  const { texts } = await settings();
  return Object.fromEntries(
    Object.entries<string>(texts).map(([locale, text]) => [locale, text.replaceAll('…', '7')]),
  );
};

const switchOn = async () => {
  await call('PUT', '/payment-terms', {
    landlord: { name: 'Giulia Ferri', address: 'Via Roma 3, Cagliari', taxCode: '' },
  });
  return set({ isOn: true, texts: await complete() });
};

const enter = async (own: object = {}): Promise<{ id: number; token: string }> => {
  const stay = {
    ...{ startDate: '2026-06-06', endDate: '2026-06-13', guestName: 'Łukasz Żółć' },
    ...{ guestEmail: 'lukasz@example.com', numberOfGuests: 3, over12: 2, totalCents: 800_00 },
    ...{ locale: 'en', ...own },
  };
  const { id } = (await call('POST', '/bookings/enter', stay)).body;
  const { url } = (await call('GET', `/bookings/${id}/guest-page`)).body;
  return { id, token: url.split('/').at(-1) };
};

const english = { 'accept-language': 'en' };
const read = async (token: string, headers = english) =>
  (await t.rest('GET', `/stay/${token}/contract`, { headers })).body.contract;
const accept = async (token: string, own: object = {}) => {
  const { fingerprint } = await read(token);
  const body = { name: 'Łukasz Żółć', fingerprint, accepts: true, ...own };
  return t.rest('POST', `/stay/${token}/contract`, { body, headers: english });
};
const pdfAt = (token: string) => t.server.inject({ url: `/soggiorno/${token}/contratto.pdf` });

beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
  await offerLanguages(t, ...locales);
  await call('PUT', '/guest-information', { isOn: true });
  await call('PUT', '/property', {
    ...{ name: 'Casa Maestrale', address: 'Via del Faro 3', nationalCode: 'IT111009C2000X0000' },
    ...{
      houseRules: 'Niente feste 🎉 dopo le 23.',
      cancellation: 'Fino a 30 giorni prima: 100 %.',
    },
  });
});
afterEach(() => t.close());

describe('the settings', () => {
  it('come with a text in each language, off', async () => {
    const { isOn, texts } = await settings();
    expect(isOn).toBe(false);
    expect(Object.keys(texts)).toEqual([...locales]);
    const headings = Object.values<string>(texts).map(
      (text) => partsOf(text).filter((part) => 'heading' in part).length,
    );
    expect(headings).toEqual([8, 8, 8, 8]);
  });

  it('are switched on once the text is complete and names who lets the house', async () => {
    const issue = async (body: object) => (await set(body)).body.issues[0];
    expect(await issue({ isOn: true })).toMatchObject({ path: 'isOn' });
    const texts = await complete();
    expect((await issue({ isOn: true, texts })).message).toContain('chi affitta');
    expect((await switchOn()).body.isOn).toBe(true);
    expect(await issue({ texts: { it: '' } })).toMatchObject({ path: 'texts.it' });
    expect(await issue({ texts: { en: 'Dear {ospte}' } })).toMatchObject({ path: 'texts.en' });
    expect(await issue({ texts: { it: 'Festa 🎉' } })).toMatchObject({ path: 'texts.it' });
  });
});

describe('the guest', () => {
  it('reads nothing while it is off, of a request, and of a stay from another site', async () => {
    const { token } = await enter();
    expect(await read(token)).toBeNull();
    await switchOn();
    expect(await read(token)).not.toBeNull();
    const request = await enter({
      status: 'PENDING',
      startDate: '2026-07-04',
      endDate: '2026-07-11',
    });
    expect(await read(request.token)).toBeNull();
    const portal = await enter({
      source: 'airbnb',
      startDate: '2026-08-01',
      endDate: '2026-08-08',
    });
    expect(await read(portal.token)).toBeNull();
    expect((await t.rest('GET', `/stay/${'x'.repeat(43)}/contract`)).status).toBe(404);
  });

  it('reads it in Italian and in their language, filled in for the stay', async () => {
    await switchOn();
    const { token } = await enter();
    const { text, translation, state } = await read(token);
    expect(state).toBe('open');
    expect(text).toContain('dal 6 giugno 2026 al 13 giugno 2026 (7 notti), per 3 persone');
    expect(translation).toContain('from 6 June 2026 to 13 June 2026 (7 nights), for 3 people');
    for (const words of ['Łukasz Żółć', 'Giulia Ferri', 'IT111009C2000X0000', 'Niente feste']) {
      expect(text).toContain(words);
    }
    expect(text + translation).not.toMatch(/\{|\}|undefined|🎉|…/);
    expect((await read(token, { 'accept-language': 'it' })).translation).toBeNull();
  });

  it('accepts it once; both get the PDF, and the guest finds it on the page', async () => {
    await switchOn();
    const { id, token } = await enter();
    const { text, fingerprint } = await read(token);
    await deliverMails(t.app);
    const { status, body } = await accept(token);
    expect([status, body.contract.state]).toEqual([201, 'accepted']);
    expect((await accept(token)).status).toBe(201);
    const mails = await deliverMails(t.app);
    expect(mails.map(({ to }) => to.address).sort()).toHaveLength(2);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'The agreement for your stay, 6–13 June 2026',
        'Contratto accettato',
      ]),
    );
    const files = await Promise.all(mails.map(({ pdf }) => readPdf(pdf?.bytes ?? Buffer.of())));
    const { rawPayload } = await pdfAt(token);
    const own = await readPdf(rawPayload);
    for (const file of [...files, own]) {
      expect(file.text).toContain('ha accettato questo testo sulla pagina del soggiorno');
      expect(file.text.replaceAll(' ', '')).toContain(fingerprint);
      expect(file.text).toContain('Holiday rental agreement');
      const paragraphs = partsOf(text).map((part) =>
        'heading' in part ? part.heading : part.text,
      );
      for (const words of paragraphs) {
        expect(file.text.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
      }
    }
    const { acceptances } = (await call('GET', `/bookings/${id}/contracts`)).body;
    expect(acceptances).toMatchObject([{ name: 'Łukasz Żółć', fingerprint, isCurrent: true }]);
  });

  it('accepts it again after the stay has changed, and not after the text has', async () => {
    await switchOn();
    const { id, token } = await enter();
    await accept(token);
    await set({ texts: { it: 'Un altro testo per {ospite}.' } });
    expect((await read(token)).state).toBe('accepted');
    await call('PATCH', `/bookings/${id}`, { endDate: '2026-06-15', tellGuest: false });
    expect((await read(token)).state).toBe('changed');
    expect((await accept(token)).body.contract.state).toBe('accepted');
    const { acceptances } = (await call('GET', `/bookings/${id}/contracts`)).body;
    expect(acceptances.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      true,
      false,
    ]);
  });

  it('does not accept a text that they have not read, nor without name and tick', async () => {
    await switchOn();
    const { token } = await enter();
    const other = await accept(token, { fingerprint: 'x' });
    expect([other.status, other.body.code]).toEqual([409, 'CONTRACT_CHANGED']);
    expect(other.body.error).toContain('The agreement changed');
    expect((await accept(token, { name: ' ' })).body.issues[0].path).toBe('name');
    expect((await accept(token, { accepts: false })).body.issues[0].path).toBe('accepts');
    const letters = await accept(token, { name: '王小明' });
    expect(letters.body.issues[0].message).toContain('“王小明”');
    expect((await read(token)).state).toBe('open');
    expect((await pdfAt(token)).statusCode).toBe(404);
  });
});

describe('what was accepted', () => {
  it('follows a corrected address of the guest, until it has left', async () => {
    await switchOn();
    const { id, token } = await enter({ guestEmail: 'ospite@exmaple.com' });
    await deliverMails(t.app);
    await accept(token);
    const { version: seenVersion } = (await call('GET', `/bookings/${id}`)).body;
    await call('PATCH', `/bookings/${id}`, { guestEmail: 'ospite@example.com', seenVersion });
    const mails = await deliverMails(t.app);
    const toGuest = mails.filter(({ pdf, subject }) => pdf && subject !== 'Contratto accettato');
    expect(toGuest.map(({ to }) => to.address)).toEqual(['ospite@example.com']);
    const { body: history } = await call('GET', `/bookings/${id}/history`);
    expect(history.map((event: { mail?: string }) => event.mail)).toContain('contract-accepted');
  });

  it('goes with the data of the guest, by erasure and by time', async () => {
    await switchOn();
    const { id, token } = await enter();
    await accept(token);
    const later = await enter({
      startDate: '2026-06-20',
      endDate: '2026-06-27',
      guestEmail: 'b@example.com',
    });
    await accept(later.token);
    const left = async () =>
      (await t.app.database.selectFrom('contractAcceptances').select('bookingId').execute()).map(
        ({ bookingId }) => bookingId,
      );
    t.clock.set('2026-07-20T10:00:00Z');
    admin = (await makeUser(t.app, 'ADMIN')).token;
    const { body } = await call('POST', '/privacy/export', { email: 'lukasz@example.com' });
    expect(body.Prenotazioni[0]['Contratti accettati']).toMatchObject([{ Nome: 'Łukasz Żółć' }]);
    expect(await left()).toEqual([id, later.id]);
    await call('POST', '/privacy/erase', { email: 'lukasz@example.com' });
    expect(await left()).toEqual([later.id]);
    t.clock.set('2028-06-28T10:00:00Z');
    await applyRetention(t.app, new AbortController().signal);
    expect(await left()).toEqual([]);
  });
});
