import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGuestMails } from '#server/jobs/guest-mails.job.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// The mails around a stay. Today is 20 May 2026.

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'ADMIN')).token;
});
afterEach(() => t.close());

const put = (path: string, body: object) => t.rest('PUT', path, { body, token });
const get = async (path: string) => (await t.rest('GET', path, { token })).body;
const post = (path: string, body: object = {}) => t.rest('POST', path, { body, token });

const enter = async (own: Record<string, unknown> = {}): Promise<number> => {
  const body = {
    ...{ startDate: '2026-06-06', endDate: '2026-06-13', guestName: 'Sabine Krüger' },
    ...{ guestEmail: 'sabine@example.de', numberOfGuests: 4, over12: 2, locale: 'de', ...own },
  };
  const { status, body: stay } = await post('/bookings/enter', body);
  expect(status, JSON.stringify(stay)).toBe(201);
  await deliverMails(t.app);
  return stay.id;
};

const switchOn = (kind: string, own: object = {}) =>
  put('/guest-mails', { [kind]: { isOn: true, ...own } });
const showPages = () => put('/guest-information', { isOn: true, keys: 'CASSETTA 4711' });

/** A session ends after some days. */
const moveTo = async (instant: string) => {
  t.clock.set(instant);
  token = (await makeUser(t.app, 'ADMIN')).token;
};

/** The mails that leave by themselves at an instant. */
const sentAt = async (instant: string) => {
  await moveTo(instant);
  await runGuestMails(t.app);
  return deliverMails(t.app);
};
const byHand = async () => (await get('/guest-mails/by-hand')).mails;

describe('a mail', () => {
  it('is off until it is switched on, and leaves in the language of its guest', async () => {
    await showPages();
    const id = await enter();
    expect(await sentAt('2026-06-03T08:00:00Z')).toEqual([]);
    await switchOn('arrival');
    const [mail, ...others] = await sentAt('2026-06-03T08:01:00Z');
    expect(others).toEqual([]);
    expect(mail?.to.address).toBe('sabine@example.de');
    expect(mail?.subject).toMatch(/^Bis bald in /);
    expect(mail?.text).toContain('Guten Tag Sabine Krüger');
    expect(mail?.text).toContain('Samstag, 6. Juni 2026');
    expect(mail?.text).toContain('https://casa.example/soggiorno/');
    // The page shows the keys three days before the arrival.
    expect(mail?.text).toContain('CASSETTA 4711');
    expect(await sentAt('2026-06-03T08:02:00Z')).toEqual([]);
    const history = await get(`/bookings/${id}/history`);
    expect(history.at(-1)).toMatchObject({ kind: 'mail', mail: 'guest-mail', state: 'SENT' });
  });

  it('keeps the keys to itself until the page shows them', async () => {
    await showPages();
    await put('/guest-information', { releaseDays: 1 });
    await enter();
    await switchOn('arrival');
    const [mail] = await sentAt('2026-06-03T08:00:00Z');
    expect(mail?.text).not.toContain('4711');
  });

  it('is written by the owners, with a translation where there is one', async () => {
    const { thanks } = (await switchOn('thanks', { subject: 'Grazie, {nome}', text: 'A presto!' }))
      .body;
    await enter();
    const german = { kind: 'guest-mail', itemId: thanks.id, locale: 'de' } as const;
    await t.app.database
      .insertInto('translations')
      .values({
        ...{ ...german, field: 'text', text: 'Bis bald in {casa}!', italian: 'A presto!' },
        ...{ italianChangedAt: null, isSample: 0 },
      })
      .execute();
    const [mail] = await sentAt('2026-06-14T08:00:00Z');
    expect(mail?.subject).toBe('Grazie, Sabine');
    expect(mail?.text).toMatch(/Bis bald in [^{]+!/);
  });

  it('leaves the paragraph with the link out where stays have no page', async () => {
    await switchOn('welcome', { text: 'Ti aspettiamo.\n\nLa tua pagina: {link}' });
    await enter({ locale: 'it' });
    const [mail] = await sentAt('2026-05-21T08:00:00Z');
    expect(mail?.text).toContain('Ti aspettiamo.');
    expect(mail?.text).not.toMatch(/pagina|link/);
  });

  it('is refused with a field that stands for nothing', async () => {
    const { status, body } = await put('/guest-mails', { arrival: { text: 'Ciao {cognome}' } });
    expect([status, body.issues[0].path]).toEqual([400, 'arrival.text']);
    expect(body.issues[0].message).toContain('Non conosco {cognome}');
    const { body: subject } = await put('/guest-mails', { party: { subject: '{cognome}' } });
    expect(subject.issues[0]).toMatchObject({
      path: 'party.subject',
      message: expect.stringContaining('Non conosco {cognome}'),
    });
    const early = await put('/guest-mails', { welcome: { days: 0 } });
    expect([early.status, early.body.issues[0].path]).toEqual([400, 'welcome.days']);
  });

  it('goes to no invented guest', async () => {
    await switchOn('arrival');
    const itemId = await enter();
    const sample = { kind: 'booking', itemId, version: null };
    await t.app.database.insertInto('sampleItems').values(sample).execute();
    expect(await sentAt('2026-06-03T08:00:00Z')).toEqual([]);
    t.clock.set('2026-06-05T08:00:00Z');
    expect(await byHand()).toEqual([]);
  });

  it('is not about a stay that was cancelled while it waited', async () => {
    await switchOn('arrival');
    const id = await enter();
    await moveTo('2026-06-03T08:00:00Z');
    await runGuestMails(t.app);
    await post(`/bookings/${id}/cancel`, { tellGuest: false });
    expect(await deliverMails(t.app)).toEqual([]);
    expect(await byHand()).toEqual([]);
  });

  it('waits again when the stay moves before it has left, and follows a corrected address', async () => {
    await switchOn('arrival');
    const id = await enter();
    await moveTo('2026-06-03T08:00:00Z');
    await runGuestMails(t.app);
    const moved = { startDate: '2026-06-08', endDate: '2026-06-15', tellGuest: false };
    expect((await put(`/bookings/${id}`, moved)).status).toBe(200);
    expect(await deliverMails(t.app)).toEqual([]);
    await moveTo('2026-06-05T08:00:00Z');
    await runGuestMails(t.app);
    await put(`/bookings/${id}`, { guestEmail: 'krueger@example.de', tellGuest: false });
    expect(await deliverMails(t.app)).toEqual([]);
    const [mail] = await sentAt('2026-06-05T08:01:00Z');
    expect(mail?.to.address).toBe('krueger@example.de');
  });

  it('enters the outbox once, however many look at the same moment', async () => {
    await switchOn('arrival');
    await enter();
    await moveTo('2026-06-03T08:00:00Z');
    await Promise.all([1, 2, 3, 4].map(() => runGuestMails(t.app)));
    expect(await deliverMails(t.app)).toHaveLength(1);
  });

  it('neither is noted without its mail nor the other way round', async () => {
    await switchOn('arrival');
    await enter();
    await moveTo('2026-06-03T08:00:00Z');
    const { database } = t.app;
    const raw = database.withoutPlugins();
    const refuse = `CREATE TRIGGER refuse BEFORE INSERT ON outbox_mails BEGIN SELECT RAISE(ABORT, 'full'); END`;
    await raw.executeQuery(CompiledQuery.raw(refuse));
    await expect(runGuestMails(t.app)).rejects.toThrow('full');
    expect(await database.selectFrom('sentGuestMails').selectAll().execute()).toEqual([]);
    await raw.executeQuery(CompiledQuery.raw('DROP TRIGGER refuse'));
    expect(await sentAt('2026-06-03T08:01:00Z')).toHaveLength(1);
  });
});

describe('the mail about missing data', () => {
  const GERMANY = '100000216';
  const sabine = {
    ...{ kind: 'single', surname: 'Krüger', name: 'Sabine', sex: 'F', birthDate: '1984-03-05' },
    ...{ birthPlace: GERMANY, citizenship: GERMANY },
    ...{ documentKind: 'IDENT', documentNumber: 'L01X00T47', documentPlace: GERMANY },
  };
  const askGuests = () => put('/guest-information', { isOn: true, asksGuests: true });
  const complete = async (id: number) => {
    const { body } = await put(`/bookings/${id}/guests`, { guests: [sabine] });
    expect(body.isComplete).toBe(true);
  };
  const alone = { numberOfGuests: 1, over12: 1 };

  it('leaves once, with the link to the page where guests enter them', async () => {
    await askGuests();
    await enter(alone);
    await switchOn('party');
    expect(await sentAt('2026-05-30T07:59:00Z')).toEqual([]);
    const [mail, ...others] = await sentAt('2026-05-30T08:00:00Z');
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Für .+ fehlen noch Ihre Angaben$/);
    expect(mail?.text).toContain('https://casa.example/soggiorno/');
    expect(await sentAt('2026-05-30T08:01:00Z')).toEqual([]);
  });

  it('does not leave while owners do not ask for them, on the pages or at all', async () => {
    await switchOn('party');
    await enter();
    await showPages();
    expect(await sentAt('2026-05-30T08:00:00Z')).toEqual([]);
    await put('/guest-information', { isOn: false, asksGuests: true });
    expect(await sentAt('2026-05-30T08:00:00Z')).toEqual([]);
    await moveTo('2026-06-02T08:00:00Z');
    expect(await byHand()).toEqual([]);
  });

  it('neither leaves nor is listed once the data are complete', async () => {
    await askGuests();
    await switchOn('party');
    await complete(await enter(alone));
    const withoutAddress = { ...alone, startDate: '2026-06-13', endDate: '2026-06-20' };
    const id = await enter({ ...withoutAddress, guestEmail: '' });
    expect(await sentAt('2026-06-06T08:00:00Z')).toEqual([]);
    expect(await byHand()).toMatchObject([{ bookingId: id, kind: 'party', why: 'no-address' }]);
    await complete(id);
    expect(await byHand()).toEqual([]);
  });

  it('stays away when the data come while it waits, and leaves if one goes again', async () => {
    await askGuests();
    await switchOn('party');
    const id = await enter(alone);
    await moveTo('2026-05-30T08:00:00Z');
    await runGuestMails(t.app);
    await complete(id);
    expect(await deliverMails(t.app)).toEqual([]);
    expect(await sentAt('2026-05-30T08:05:00Z')).toEqual([]);
    await put(`/bookings/${id}/guests`, { guests: [] });
    expect(await sentAt('2026-05-30T08:10:00Z')).toHaveLength(1);
  });

  it('is not about a cancelled stay, and is listed when it would come too late', async () => {
    await askGuests();
    const id = await enter(alone);
    await moveTo('2026-06-01T08:00:00Z');
    await switchOn('party');
    expect(await sentAt('2026-06-01T08:01:00Z')).toEqual([]);
    expect(await byHand()).toMatchObject([{ bookingId: id, kind: 'party', why: 'late' }]);
    expect(await get(`/bookings/${id}/guest-mails/party`)).toMatchObject({
      ...{ locale: 'de', recipient: 'sabine@example.de' },
      subject: expect.stringMatching(/^Für .+ fehlen noch Ihre Angaben$/),
      text: expect.stringContaining('Angaben'),
    });
    await post(`/bookings/${id}/cancel`, { tellGuest: false });
    expect(await byHand()).toEqual([]);
  });
});

describe('by hand', () => {
  it('go mails that were switched on more than a day late', async () => {
    const id = await enter({ startDate: '2026-05-21', endDate: '2026-05-28' });
    await switchOn('arrival');
    expect(await sentAt('2026-05-20T12:00:00Z')).toEqual([]);
    expect(await byHand()).toMatchObject([{ bookingId: id, kind: 'arrival', why: 'late' }]);
    // On the day after the arrival it helps nobody any more.
    await moveTo('2026-05-22T08:00:00Z');
    expect(await byHand()).toEqual([]);
  });

  it('goes a mail that waited in the outbox for more than a day', async () => {
    await switchOn('arrival');
    await enter();
    await moveTo('2026-06-03T08:00:00Z');
    await runGuestMails(t.app);
    await moveTo('2026-06-04T08:01:00Z');
    expect(await deliverMails(t.app)).toEqual([]);
    expect(await byHand()).toMatchObject([{ kind: 'arrival', why: 'late' }]);
  });

  it('go those to a guest without an address, as a text in the guest’s language', async () => {
    await switchOn('welcome');
    const id = await enter({ guestEmail: '', guestPhone: '+49 170 1234567' });
    expect(await sentAt('2026-05-21T08:00:00Z')).toEqual([]);
    expect(await byHand()).toMatchObject([{ bookingId: id, kind: 'welcome', why: 'no-address' }]);
    const { text } = await get(`/bookings/${id}/guest-mails/welcome`);
    expect(text).toContain('wir freuen uns auf Sie');
    await post(`/bookings/${id}/guest-mails/welcome/done`);
    expect(await byHand()).toEqual([]);
    const history = await get(`/bookings/${id}/history`);
    expect(JSON.stringify(history)).toContain('segnato come inviata una mail');
  });
});

it('a preview shows the next stay, and a test says why it cannot leave', async () => {
  expect(await get('/guest-mails/welcome/preview')).toEqual({ mail: null });
  await enter();
  const { mail } = await get('/guest-mails/welcome/preview');
  expect(mail).toMatchObject({ guestName: 'Sabine Krüger', locale: 'de' });
  expect(mail.subject).toMatch(/^Ihr Aufenthalt in [^{]/);
  const { body } = await post('/guest-mails/welcome/test');
  expect(body).toMatchObject({ isSent: false, message: expect.stringContaining('SMTP_HOST') });
});
