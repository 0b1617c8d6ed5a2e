import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foreignLocales, type Locale } from '#shared/languages/locales.ts';
import { type FittedAnswer, savedAnswerFields } from '#shared/saved-answers.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const call = (name: string, input: object = {}) => viaRest(t, name, { ...input }, token);

const write = async (own: Parameters<typeof contactMessage>[0] = {}): Promise<number> =>
  (await viaRest(t, 'messages.create', { ...contactMessage(own) })).data.id;

const fitted = async (id: number): Promise<FittedAnswer[]> =>
  (await call('savedAnswers.fitted', { id })).data;

const freeDates = async (id: number): Promise<string> => (await fitted(id))[0]?.text ?? '';

describe('the answers that come with a site', () => {
  it('are ten, in every language, with the same fields that the site knows', async () => {
    const italian = await fitted(await write());
    expect(italian).toHaveLength(10);
    for (const locale of foreignLocales) {
      const translated = await fitted(
        await write({ locale, message: `Eine Frage auf ${locale}.` }),
      );
      expect(translated.map((answer) => answer.locale)).toEqual(italian.map(() => locale));
      expect(translated.map(({ text }) => savedAnswerFields.openIn(text).sort())).toEqual(
        italian.map(({ text }) => savedAnswerFields.openIn(text).sort()),
      );
      expect(translated.flatMap(({ text }) => savedAnswerFields.issueOf(text) ?? [])).toEqual([]);
    }
  });
});

describe('a ready answer', () => {
  it('has the days of the sender’s next stay, as their language writes them', async () => {
    const guestEmail = 'giulia@example.com';
    const asked = { ...bookingRequest({ guestEmail, locale: 'de' as Locale }) };
    expect((await viaRest(t, 'bookings.create', asked)).status).toBe(201);
    const text = await freeDates(await write({ email: guestEmail, locale: 'de' }));
    expect(text).toContain('vom 4. Juli 2026 bis 11. Juli 2026');
  });

  it('leaves the days to staff where there is no stay, or only one that is over or off', async () => {
    const guestEmail = 'giulia@example.com';
    const soon = { startDate: '2026-05-23', endDate: '2026-05-30', guestEmail };
    const { data } = await viaRest(t, 'bookings.create', { ...bookingRequest(soon) });
    const id = await write({ email: guestEmail });
    await call('bookings.setStatus', { id: data.id, status: 'REJECTED' });
    expect(await freeDates(id)).toContain('dal {arrivo} al {partenza}');
    expect(await freeDates(await write({ email: 'altra@example.com' }))).toContain('{arrivo}');
    await call('bookings.setStatus', { id: data.id, status: 'PENDING' });
    expect(await freeDates(id)).toContain('dal 23 maggio 2026');
    t.clock.set('2026-05-31T10:00:00.000Z');
    token = (await makeUser(t.app, 'EDITOR')).token;
    expect(await freeDates(id)).toContain('{arrivo}');
  });

  it('is Italian, and says so, until it is translated', async () => {
    const made = await call('savedAnswers.create', { name: 'Cane', text: '{nome}, sì: a {casa}.' });
    expect(made.status).toBe(201);
    const id = await write({ name: 'Berta', locale: 'de' });
    const last = (await fitted(id)).at(-1);
    expect(last).toMatchObject({ name: 'Cane', locale: 'it' });
    expect(last?.text).toMatch(/^Berta, sì: a .+\.$/);
  });

  it('is refused with a field that the site does not know', async () => {
    const made = await call('savedAnswers.create', { name: 'Cane', text: 'Il {arivo}?' });
    const [{ id }] = (await call('savedAnswers.list')).data;
    const changed = await call('savedAnswers.update', { id, text: 'Il {arivo}?' });
    const message = 'Non conosco {arivo}: puoi usare {nome}, {casa}, {arrivo}, {partenza}.';
    for (const refused of [made, changed]) {
      expect(refused).toMatchObject({ status: 400, issues: [{ path: 'text', message }] });
    }
  });

  it('is not sent while a field in it is open', async () => {
    const id = await write();
    const sent = await call('messages.answer', { id, text: 'La casa è libera dal {arrivo}.' });
    expect(sent.status).toBe(400);
    expect(sent.issues?.[0]?.message).toBe(
      'Scrivi tu che cosa va al posto di {arrivo}: il sito non lo sa.',
    );
    expect((await call('messages.answer', { id, text: 'Un {sorriso}!' })).status).toBe(200);
  });
});
