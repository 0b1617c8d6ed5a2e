import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { contactMessage, makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// Offers to guests, and what they answer. Today is 20 May 2026.

let t: TestApp;
let editor: string;
beforeEach(async () => {
  t = await createTestApp({ settings: { CALENDAR_PRIVATE_ADDRESSES: 'on', RATE_LIMITS: 'off' } });
  editor = (await makeUser(t.app, 'EDITOR')).token;
  await t.rest('PUT', '/guest-information', { body: { isOn: true }, token: editor });
});
afterEach(() => t.close());

/** Sessions end meanwhile. */
const moveTo = async (instant: string): Promise<void> => {
  t.clock.set(instant);
  editor = (await makeUser(t.app, 'EDITOR')).token;
};

const first = { startDate: '2026-07-04', endDate: '2026-07-11', numberOfGuests: 3 };
const second = { startDate: '2026-07-18', endDate: '2026-07-25', numberOfGuests: 3 };

const staff = (method: string, path: string, body?: object) =>
  t.rest(method, path, { token: editor, ...(body && { body }) });

const request = (own: object = {}) =>
  putStay(t.app, { startDate: '2026-08-01', endDate: '2026-08-08', ...own });

const send = async (own: object = {}) => {
  const body = { offers: [first, second], ...own };
  const { status, body: mail } = await staff('POST', '/offers', body);
  expect(status, JSON.stringify(mail)).toBe(201);
  return mail;
};
const refused = async (own: object) => {
  const { status, body } = await staff('POST', '/offers', { offers: [first], ...own });
  return [status, body.code, body.issues?.[0]?.path];
};

const waiting = async () => (await staff('GET', '/bookings/waiting')).body.total;
const stayOf = async (id: number) => (await staff('GET', `/bookings/${id}`)).body;
const offersOf = async (id: number) => (await staff('GET', `/offers?bookingId=${id}`)).body;
const statesOf = async (id: number): Promise<string[]> =>
  (await offersOf(id)).flatMap((mail: { offers: { state: string }[] }) =>
    mail.offers.map(({ state }) => state),
  );
const tokenOf = async (id: number): Promise<string> =>
  (await staff('GET', `/bookings/${id}/guest-page`)).body.url.split('/').at(-1);
const pageOf = async (id: number) => (await t.rest('GET', `/stay/${await tokenOf(id)}`)).body;
const accept = async (bookingId: number, offerId: number, language = 'it') => {
  const { status, body } = await t.rest('POST', `/stay/${await tokenOf(bookingId)}/accept`, {
    body: { offerId },
    headers: { 'accept-language': language },
  });
  return [status, body.code, body.message];
};
const confirm = async (id: number) =>
  (await staff('PATCH', `/bookings/${id}/status`, { status: 'CONFIRMED' })).status;

const taken = async () =>
  (await t.rest('GET', '/bookings')).body.map((one: Record<string, string>) => [
    one.startDate,
    one.endDate,
    one.status,
  ]);
const ask = async (own: object = {}) => {
  const guest = { guestName: 'Karl Schmidt', guestEmail: 'karl@example.de' };
  return (await t.rest('POST', '/bookings', { body: { ...guest, ...first, ...own } })).status;
};

describe('an offer', () => {
  it('is mailed to the guest of a request, in the guest’s language', async () => {
    const bookingId = await request({ locale: 'de', guestName: 'Sabine Krüger' });
    const mail = await send({ bookingId, words: 'Im August sind wir leider voll.' });
    expect(mail).toMatchObject({ bookingId, validUntil: '2026-05-23', holds: false });
    const [delivered, ...others] = await deliverMails(t.app);
    expect(others).toEqual([]);
    expect(delivered?.subject).toBe('2 Angebote für Ihren Aufenthalt');
    expect(delivered?.text).toContain(`/soggiorno/${await tokenOf(bookingId)}`);
    expect(delivered?.text).toContain('Im August sind wir leider voll.');
    expect(delivered?.text).toContain('Sa, 4. Juli 2026');
    expect(delivered?.text).toContain('Endreinigung');
  });

  it('follows a corrected address of the guest, until it has left', async () => {
    const id = await request({ guestEmail: 'ospite@exmaple.com' });
    await deliverMails(t.app);
    await send({ bookingId: id });
    const { version } = await stayOf(id);
    const { status } = await staff('PATCH', `/bookings/${id}`, {
      guestEmail: 'ospite@example.com',
      seenVersion: version,
    });
    expect(status).toBe(200);
    const mails = await deliverMails(t.app);
    expect(mails.map(({ to }) => to.address)).toEqual(['ospite@example.com']);
  });

  it('costs what the list says, or what staff say, whatever the list says later', async () => {
    const bookingId = await request();
    const discount = { label: 'Sconto per voi', amountCents: -50_00 };
    const lines = [{ kind: 'stay', amountCents: 700_00 }, discount];
    const [listed, own] = (await send({ bookingId, offers: [first, { ...second, lines }] })).offers;
    expect(listed.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['stay', 'cleaning', 'touristTax'],
    ]);
    expect(own).toMatchObject({ totalCents: 650_00 });
    const list = (await staff('GET', '/prices')).body;
    const periods = list.periods.map((one: object) => ({ ...one, weeklyPriceCents: 9_999_00 }));
    expect((await staff('PUT', '/prices', { periods })).status).toBe(200);
    expect((await pageOf(bookingId)).offers[0].totalCents).toBe(listed.totalCents);
    expect((await accept(bookingId, own.id))[0]).toBe(200);
    const stay = await stayOf(bookingId);
    expect(stay).toMatchObject({ status: 'CONFIRMED', totalCents: 650_00, priceState: 'agreed' });
    expect(stay.quote.lines.map(({ label }: { label: string }) => label)).toEqual([
      'Soggiorno, 7 notti',
      'Sconto per voi',
    ]);
  });

  it('goes to the sender of a message, who has a request from then on', async () => {
    const message = contactMessage({ name: 'Emma Martin', email: 'emma@example.fr', locale: 'fr' });
    const { id: messageId } = (await t.rest('POST', '/contact', { body: message })).body;
    const { bookingId } = await send({ messageId });
    expect(await stayOf(bookingId)).toMatchObject({
      ...{ ...first, guestName: 'Emma Martin', guestEmail: 'emma@example.fr', locale: 'fr' },
      ...{ status: 'PENDING', source: 'site' },
    });
    const mails = await deliverMails(t.app);
    const toGuest = mails.filter(({ to }) => to.address === 'emma@example.fr');
    expect(toGuest.map(({ subject }) => subject)).toEqual([
      '2\u00a0propositions pour votre séjour',
    ]);
  });

  it('goes to somebody by name and address', async () => {
    const guest = { guestName: 'John Smith', guestEmail: 'john@example.com', locale: 'en' };
    const { bookingId, offers } = await send({ ...guest, offers: [first] });
    const [mail] = await deliverMails(t.app);
    expect(mail?.subject).toBe('An offer for you: 4–11 July 2026');
    expect((await accept(bookingId, offers[0].id))[0]).toBe(200);
    expect(await stayOf(bookingId)).toMatchObject({
      status: 'CONFIRMED',
      source: 'mail',
      ...first,
    });
  });

  it('needs a guest, dates to come, and a last day before them', async () => {
    const bookingId = await request();
    const nobody = await request({ guestEmail: null });
    const day = (validUntil: string) => refused({ bookingId, validUntil });
    expect(await refused({})).toEqual([400, 'INVALID_INPUT', 'guestEmail']);
    expect(await refused({ bookingId, guestName: 'A', guestEmail: 'a@example.com' })).toEqual([
      ...[400, 'INVALID_INPUT', 'guestEmail'],
    ]);
    expect(await refused({ bookingId: nobody })).toEqual([400, 'INVALID_INPUT', 'guestEmail']);
    const past = { ...first, startDate: '2026-05-19' };
    expect(await refused({ bookingId, offers: [second, past] })).toEqual([
      ...[400, 'INVALID_INPUT', 'offers.1.startDate'],
    ]);
    const empty = { ...first, endDate: first.startDate };
    expect((await refused({ bookingId, offers: [empty] }))[2]).toBe('offers.0.endDate');
    expect((await refused({ bookingId, offers: [] }))[0]).toBe(400);
    const four = [first, first, first, first];
    expect((await refused({ bookingId, offers: four }))[0]).toBe(400);
    const lines = [{ label: 'Regalo', amountCents: -1 }];
    expect((await refused({ bookingId, offers: [{ ...first, lines }] }))[0]).toBe(400);
    expect(await day('2026-05-19')).toEqual([400, 'INVALID_INPUT', 'validUntil']);
    expect(await day('2026-06-20')).toEqual([400, 'INVALID_INPUT', 'validUntil']);
    const soon = { ...first, startDate: '2026-05-22' };
    expect((await refused({ bookingId, offers: [soon] }))[2]).toBe('validUntil');
    expect(await offersOf(bookingId)).toEqual([]);
  });

  it('needs free nights, a request that waits, and pages for guests', async () => {
    const bookingId = await request();
    await putBlock(t.app, { startDate: '2026-07-08', endDate: '2026-07-09' });
    expect(await refused({ bookingId })).toEqual([409, 'DATES_TAKEN', undefined]);
    // Nothing is left of the request that the guest would have got.
    const guest = { guestName: 'John Smith', guestEmail: 'john@example.com' };
    expect((await refused({ ...guest, offers: [second, first] }))[1]).toBe('DATES_TAKEN');
    expect((await staff('GET', '/bookings')).body).toHaveLength(2);
    const sure = await request({ ...second, status: 'CONFIRMED' });
    expect((await refused({ bookingId: sure }))[1]).toBe('BOOKING_NOT_WAITING');
    await staff('PUT', '/guest-information', { isOn: false });
    expect((await refused({ bookingId }))[1]).toBe('GUEST_PAGES_OFF');
  });
});

describe('held nights', () => {
  it('are taken for visitors, requests, staff and other sites until the offer ends', async () => {
    const bookingId = await request();
    const rival = await request({ ...first, guestName: 'Karl Schmidt' });
    const { offers } = await send({ bookingId, holds: true });
    expect(await taken()).toContainEqual(['2026-07-04', '2026-07-10', 'NOT_AVAILABLE']);
    const block = { startDate: '2026-07-10', endDate: '2026-07-12' };
    const entered = { ...first, guestName: 'Lea' };
    const refusals = async () => [
      await ask({ startDate: '2026-07-10', endDate: '2026-07-17' }),
      await confirm(rival),
      (await staff('POST', '/bookings/block', block)).status,
      (await staff('POST', '/bookings/enter', entered)).status,
    ];
    expect(await refusals()).toEqual([409, 409, 409, 409]);
    expect(await refused({ bookingId: rival })).toEqual([409, 'DATES_TAKEN', undefined]);
    // The next guest may arrive on the day of departure.
    expect(await ask({ startDate: '2026-07-11', endDate: '2026-07-18' })).toBe(201);
    const { claims } = (await staff('GET', '/bookings/claims?from=2026-07-01&until=2026-07-31'))
      .body;
    expect(claims).toContainEqual(
      expect.objectContaining({ id: bookingId, isOffered: true, guestName: 'Anna Verdi' }),
    );
    await staff('DELETE', `/offers/${offers[0].id}`);
    expect(await taken()).not.toContainEqual(['2026-07-04', '2026-07-10', 'NOT_AVAILABLE']);
    expect(await confirm(rival)).toBe(200);
  });

  it('count as taken for a rival request that waits', async () => {
    const bookingId = await request();
    const rival = await putStay(t.app, first);
    const heldFor = async () =>
      (await staff('GET', '/bookings/waiting')).body.requests.find(
        ({ id }: { id: number }) => id === rival,
      ).rivals.held;
    expect(await heldFor()).toBe(0);
    await send({ bookingId, offers: [first], holds: true });
    expect(await heldFor()).toBe(1);
  });

  it('are told to other sites as taken, and to the owners with a name', async () => {
    const feed = await startFeedServer(feedOf());
    const calendar = { name: 'Airbnb', kind: 'airbnb', url: feed.url };
    const { exportUrl } = (await staff('POST', '/calendars', calendar)).body;
    const ownUrl = (await staff('PUT', '/calendars/own', { showsNames: true })).body.exportUrl;
    const read = async (url: string) =>
      (await t.server.inject(new URL(url).pathname)).body.replaceAll('\r\n ', '');
    await send({ bookingId: await request(), holds: true });
    expect(await read(exportUrl)).toContain('DTSTART;VALUE=DATE:20260704');
    expect(await read(exportUrl)).not.toContain('Anna');
    expect(await read(ownUrl)).toContain('proposta per Anna Verdi');
    t.clock.set('2026-05-24T10:00:00Z');
    expect(await read(exportUrl)).not.toContain('20260704');
    await feed.close();
  });

  it('stay free without the wish to hold them', async () => {
    await send({ bookingId: await request(), holds: false });
    expect(await taken()).not.toContainEqual(['2026-07-04', '2026-07-10', 'NOT_AVAILABLE']);
    expect(await ask()).toBe(201);
  });

  it('do not keep the request itself from being confirmed, which ends the offer', async () => {
    const bookingId = await request(first);
    await send({ bookingId, holds: true });
    expect(await confirm(bookingId)).toBe(200);
    expect(await statesOf(bookingId)).toEqual(['closed', 'closed']);
    expect(await taken()).toEqual([['2026-07-04', '2026-07-11', 'CONFIRMED']]);
  });
});

describe('the last day', () => {
  it.each([
    ['in summer', '2026-07-01', '2026-07-04T21:59:59Z', '2026-07-04T22:00:00Z'],
    ['when the clocks go back', '2026-10-22', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
    ['when they go forward', '2027-03-25', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
  ])('ends at midnight at the house, %s', async (_when, today, open, over) => {
    await moveTo(`${today}T10:00:00Z`);
    const days = { startDate: '2027-06-05', endDate: '2027-06-12' };
    const wish = { ...days, numberOfGuests: 2 };
    const bookingId = await request(days);
    const { offers } = await send({ bookingId, offers: [wish], holds: true });
    const rival = await request(days);
    t.clock.set(open);
    expect(await statesOf(bookingId)).toEqual(['open']);
    expect(await confirm(rival)).toBe(409);
    t.clock.set(over);
    expect(await statesOf(bookingId)).toEqual(['expired']);
    expect(await pageOf(bookingId)).toMatchObject({ offers: [], hasEndedOffers: true });
    expect((await accept(bookingId, offers[0].id))[1]).toBe('OFFER_OVER');
    expect(await confirm(rival)).toBe(200);
  });
});

describe('accepting', () => {
  it('confirms the stay as it was offered, tells both, and ends the other offers', async () => {
    const bookingId = await request({ locale: 'de' });
    const { offers } = await send({ bookingId, holds: true });
    await deliverMails(t.app);
    const page = await pageOf(bookingId);
    expect(page.offers).toMatchObject([
      { ...first, isFree: true, validUntil: '2026-05-23', holds: true },
      { ...second, isFree: true },
    ]);
    expect((await accept(bookingId, offers[1].id))[0]).toBe(200);
    expect(await stayOf(bookingId)).toMatchObject({
      ...second,
      status: 'CONFIRMED',
    });
    expect(await statesOf(bookingId)).toEqual(['closed', 'accepted']);
    expect(await pageOf(bookingId)).toMatchObject({ state: 'confirmed', offers: [] });
    const mails = await deliverMails(t.app);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Buchung bestätigt: 18.–25. Juli 2026',
      'Proposta accettata',
    ]);
    expect(await taken()).toEqual([['2026-07-18', '2026-07-25', 'CONFIRMED']]);
  });

  it('twice, or at the same time, is once', async () => {
    const bookingId = await request();
    const { offers } = await send({ bookingId });
    const answers = await Promise.all([
      accept(bookingId, offers[0].id),
      accept(bookingId, offers[0].id),
    ]);
    expect(answers.map(([status]) => status)).toEqual([200, 200]);
    expect((await accept(bookingId, offers[0].id))[0]).toBe(200);
    expect((await accept(bookingId, offers[1].id)).slice(0, 2)).toEqual([409, 'OFFER_OVER']);
    const mails = await deliverMails(t.app);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Prenotazione confermata: 4–11 luglio 2026',
      'Proposta accettata',
    ]);
  });

  it('of the same nights by two guests is for one of them', async () => {
    const guests = [await request(), await request({ guestEmail: 'karl@example.de' })];
    const mails = [];
    for (const bookingId of guests) mails.push(await send({ bookingId, offers: [first] }));
    const answers = await Promise.all(
      mails.map(({ bookingId, offers }) => accept(bookingId, offers[0].id)),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    const stays = await Promise.all(guests.map(stayOf));
    expect(stays.map(({ status }) => status).sort()).toEqual(['CONFIRMED', 'PENDING']);
  });

  it('is refused when a portal has taken the nights meanwhile, and both are told', async () => {
    const feed = await startFeedServer(feedOf());
    const calendar = { name: 'Airbnb', kind: 'airbnb', url: feed.url };
    await staff('POST', '/calendars', calendar);
    const bookingId = await request({ locale: 'de' });
    const { offers } = await send({ bookingId, holds: true });
    await deliverMails(t.app);
    const before = await stayOf(bookingId);
    // The site learns it only when it asks again.
    feed.answer(feedOf(['a', '2026-07-06', '2026-07-09']));
    const [status, code, words] = await accept(bookingId, offers[0].id, 'de');
    expect([status, code]).toEqual([409, 'DATES_TAKEN']);
    expect(words).toContain('Diese Nächte sind inzwischen leider vergeben');
    await accept(bookingId, offers[0].id, 'de');
    expect(await stayOf(bookingId)).toEqual(before);
    const [mail] = await offersOf(bookingId);
    expect(mail.offers[0]).toMatchObject({ state: 'open', missedAt: expect.any(String) });
    expect(
      (await pageOf(bookingId)).offers.map(({ isFree }: { isFree: boolean }) => isFree),
    ).toEqual([false, true]);
    const told = await deliverMails(t.app);
    expect(told.map(({ subject }) => subject)).toEqual(['Una proposta non era più libera']);
    // The other one is still good.
    expect((await accept(bookingId, offers[1].id))[0]).toBe(200);
    await feed.close();
  });

  it('is for the guest of the offer alone', async () => {
    const { offers } = await send({ bookingId: await request() });
    const other = await request({ guestEmail: 'karl@example.de' });
    expect((await accept(other, offers[0].id))[0]).toBe(404);
    const path = `/stay/${'A'.repeat(43)}/accept`;
    expect((await t.rest('POST', path, { body: { offerId: offers[0].id } })).status).toBe(404);
  });

  it('is refused once staff have decided otherwise', async () => {
    const bookingId = await request();
    const { offers } = await send({ bookingId });
    await staff('PATCH', `/bookings/${bookingId}/status`, { status: 'REJECTED' });
    expect((await accept(bookingId, offers[0].id))[1]).toBe('OFFER_OVER');
  });
});

describe('withdrawing', () => {
  it('ends an offer, also before its mail has left; after the last one the request waits again', async () => {
    const bookingId = await request();
    const { offers } = await send({ bookingId });
    const [one, other] = offers;
    expect((await staff('DELETE', `/offers/${one.id}`)).status).toBe(200);
    expect(await waiting()).toBe(0);
    expect((await accept(bookingId, one.id))[1]).toBe('OFFER_OVER');
    expect((await staff('DELETE', `/offers/${other.id}`)).status).toBe(200);
    expect((await staff('DELETE', `/offers/${other.id}`)).status).toBe(200);
    expect(await waiting()).toBe(1);
    expect(await statesOf(bookingId)).toEqual(['withdrawn', 'withdrawn']);
    expect(await deliverMails(t.app)).toEqual([]);
    expect((await staff('DELETE', '/offers/4711')).status).toBe(404);
  });

  it('comes too late after the guest has accepted', async () => {
    const { bookingId, offers } = await send({ bookingId: await request() });
    await accept(bookingId, offers[0].id);
    expect((await staff('DELETE', `/offers/${offers[0].id}`)).body.code).toBe('OFFER_OVER');
    expect((await staff('DELETE', `/offers/${offers[1].id}`)).body.code).toBe('OFFER_OVER');
  });
});

describe('what is kept', () => {
  it('shows in the stay’s history, and in the list of what is new', async () => {
    const { bookingId, offers } = await send({ bookingId: await request() });
    await deliverMails(t.app);
    const history = (await staff('GET', `/bookings/${bookingId}/history`)).body;
    expect(history).toMatchObject([
      { kind: 'created' },
      { kind: 'done', action: 'offers.send', deed: 'mandato una proposta per' },
      { kind: 'mail', mail: 'offer-sent' },
    ]);
    const news = async () => (await staff('GET', '/offers')).body;
    expect(await news()).toHaveLength(1);
    t.clock.set('2026-05-24T10:00:00Z');
    expect((await news())[0].offers[0]).toMatchObject({ id: offers[0].id, state: 'expired' });
    t.clock.set('2026-05-25T10:00:00Z');
    expect(await news()).toEqual([]);
  });

  it('is in the export, and goes with the guest', async () => {
    const { token } = await makeUser(t.app, 'ADMIN');
    const bookingId = await request({ guestEmail: 'anna@example.it' });
    await send({ bookingId, words: 'Cara Anna.' });
    const body = { email: 'anna@example.it' };
    const { body: file } = await t.rest('POST', '/privacy/export', { token, body });
    expect(file.Prenotazioni[0].Proposte).toMatchObject([
      { Arrivo: '2026-07-04', 'Le nostre parole': 'Cara Anna.', Esito: null },
      { Arrivo: '2026-07-18' },
    ]);
    await staff('PATCH', `/bookings/${bookingId}/status`, { status: 'CONFIRMED' });
    await moveTo('2026-08-10T10:00:00Z');
    const { token: later } = await makeUser(t.app, 'ADMIN');
    expect((await t.rest('POST', '/privacy/erase', { token: later, body })).status).toBe(200);
    for (const table of ['offerMails', 'offers'] as const) {
      expect(await t.app.database.selectFrom(table).select('id').execute()).toEqual([]);
    }
  });
});
