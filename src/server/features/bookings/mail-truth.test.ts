import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Known } from '#server/features/outbox/outbox.mails.ts';
import { createMailer } from '#server/infrastructure/create-mailer.ts';
import type { Mailer } from '#server/infrastructure/mailer.ts';
import { createMailRun } from '#server/jobs/send-mail.job.ts';
import { mailServerAt } from '#server/mail-server.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { createOutboxApp, type OutboxApp } from '#tests/support/outbox.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { isTrueOf, newsOf } from './mail-truth.ts';

// Mails to guests are true when they leave, however long they waited and whatever happened meanwhile.

const GUEST = 'giulia@example.com';
const HELD_MS = 15_000;
const DAY_MS = 86_400_000;

let t: OutboxApp;
let token: string;
let server: TestSmtpServer;
let isServerDown: boolean;
beforeAll(async () => {
  const refusal = { responseCode: 451, message: 'Try again later' };
  server = await startSmtpServer({ message: () => (isServerDown ? refusal : null) });
});
afterAll(() => server.close());
beforeEach(async () => {
  t = await createOutboxApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  isServerDown = false;
  server.clear();
});
afterEach(() => t.close());

const smtp = (): Mailer =>
  createMailer({
    server: mailServerAt(server.url),
    dir: t.app.config.mail.dir,
    from: 'posta@casa.example',
  });
const runWith = (mailer: Mailer) =>
  createMailRun({ app: t.app, mailer })(new AbortController().signal);
const sendDue = () => runWith(smtp());

/** The subjects of what the guest has received since the last call, once all that waits has left. */
const received = async (): Promise<(string | undefined)[]> => {
  isServerDown = false;
  t.pass(DAY_MS);
  await sendDue();
  const mails = server.mails().filter(({ envelope }) => envelope.to.includes(GUEST));
  server.clear();
  return mails.map(({ parsed }) => parsed.subject);
};

const lastText = async (): Promise<string> => {
  isServerDown = false;
  t.pass(DAY_MS);
  await sendDue();
  return server.mails().at(-1)?.parsed.text ?? '';
};

const call = (method: string, path: string, body?: object) =>
  t.rest(method, `/bookings${path}`, { token, body });
const setStatus = (id: number, body: object) => call('PATCH', `/${id}/status`, body);
const change = (id: number, body: object) => call('PATCH', `/${id}`, body);
const cancel = (id: number, body: object = {}) => call('POST', `/${id}/cancel`, body);
const remove = (id: number, tellGuest: boolean) => call('DELETE', `/${id}?tellGuest=${tellGuest}`);

/** A request of 4 to 11 July whose receipt has arrived. */
const requested = async (): Promise<number> => {
  const { body } = await t.rest('POST', '/bookings', { body: bookingRequest() });
  await sendDue();
  server.clear();
  return body.id;
};

const waitingMails = () =>
  t.app.database.selectFrom('outboxMails').select('kind').where('state', '!=', 'SENT').execute();

/** Two ways in which a confirmation has not left yet. */
const unsent: [string, (id: number) => Promise<void>][] = [
  [
    'held back',
    async (id) => {
      await setStatus(id, { status: 'CONFIRMED', holdMail: true });
    },
  ],
  [
    'waiting for the mail server',
    async (id) => {
      isServerDown = true;
      await setStatus(id, { status: 'CONFIRMED' });
      await sendDue();
    },
  ],
];

const CONFIRMED = 'Prenotazione confermata: 4–11 luglio 2026';
const REJECTED = 'La tua richiesta per 4–11 luglio 2026';
const CANCELLED = 'Soggiorno annullato: 4–11 luglio 2026';
const REOPENED = 'La tua richiesta è in attesa: 4–11 luglio 2026';
const RECEIVED = 'Abbiamo ricevuto la tua richiesta: 4–11 luglio 2026';
const silently = { tellGuest: false };

describe.each(unsent)('a confirmation that is %s', (how, confirm) => {
  it.each([
    ['is cancelled', (id: number) => cancel(id, silently)],
    ['is rejected', (id: number) => setStatus(id, { status: 'REJECTED', ...silently })],
    ['is deleted', (id: number) => remove(id, false)],
    ['waits again', (id: number) => setStatus(id, { status: 'PENDING', ...silently })],
    ['has no address any more', (id: number) => change(id, { guestEmail: '', ...silently })],
  ])('never leaves when its stay %s in silence', async (_what, act) => {
    const id = await requested();
    await confirm(id);
    await act(id);
    expect(await received()).toEqual([]);
    expect(await waitingMails()).toEqual([]);
  });

  it('says the dates and the total of now after a silent correction', async () => {
    const id = await requested();
    await confirm(id);
    await change(id, { startDate: '2026-07-05', totalCents: 99_900, ...silently });
    const text = await lastText();
    expect(server.mails()).toHaveLength(1);
    expect(server.mails()[0]?.parsed.subject).toBe('Prenotazione confermata: 5–11 luglio 2026');
    expect(text).toContain('Totale concordato: 999\u00a0€');
  });

  it('gives way to a later mail, worded for a guest who never read it', async () => {
    const isHeld = how === 'held back';
    const cancelled = await requested();
    await confirm(cancelled);
    await cancel(cancelled, { reason: 'Il tetto perde.' });
    expect(await lastText()).toContain('Il tetto perde.');
    // Tried, it may have arrived: then only a cancellation is understood.
    expect(await received()).toEqual([isHeld ? REJECTED : CANCELLED]);
    const reopened = await requested();
    await confirm(reopened);
    await setStatus(reopened, { status: 'PENDING' });
    expect(await received()).toEqual(isHeld ? [] : [REOPENED]);
    await confirm(reopened);
    await remove(reopened, true);
    expect(await received()).toEqual([isHeld ? REJECTED : CANCELLED]);
  });

  it('leaves once, however often its stay changes', async () => {
    const id = await requested();
    await confirm(id);
    await setStatus(id, { status: 'PENDING', ...silently });
    await setStatus(id, { status: 'CONFIRMED' });
    expect(await received()).toEqual([CONFIRMED]);
  });

  it('leaves before a correction that the guest is told', async () => {
    const id = await requested();
    await confirm(id);
    await change(id, { startDate: '2026-07-05' });
    expect(await received()).toEqual([
      'Prenotazione confermata: 5–11 luglio 2026',
      'Il tuo soggiorno è cambiato: 5–11 luglio 2026',
    ]);
  });
});

describe('the receipt of a request', () => {
  it('does not leave once the request was answered', async () => {
    isServerDown = true;
    const id = await requested();
    await setStatus(id, { status: 'CONFIRMED', ...silently });
    expect(await received()).toEqual([]);
    await setStatus(id, { status: 'PENDING' });
    expect(await received()).toEqual([REOPENED]);
  });

  it('leaves after all when the answer was taken back', async () => {
    isServerDown = true;
    const id = await requested();
    await setStatus(id, { status: 'CONFIRMED', holdMail: true });
    await sendDue();
    expect((await call('POST', `/${id}/take-back`, {})).status).toBe(200);
    expect(await received()).toEqual([RECEIVED]);
  });
});

describe('a rejection or cancellation', () => {
  it('reaches the guest of a stay that was deleted meanwhile', async () => {
    const id = await requested();
    isServerDown = true;
    await setStatus(id, { status: 'REJECTED', reason: 'Siamo al completo.' });
    await sendDue();
    await remove(id, false);
    expect(await lastText()).toContain('Siamo al completo.');
    expect(await received()).toEqual([REJECTED]);
  });

  it('of a deleted stay waits for the mail server too', async () => {
    const id = await requested();
    await setStatus(id, { status: 'CONFIRMED' });
    expect(await received()).toEqual([CONFIRMED]);
    isServerDown = true;
    await remove(id, true);
    await sendDue();
    expect(await received()).toEqual([CANCELLED]);
  });

  it('never leaves when the stay waits or is confirmed again', async () => {
    const id = await requested();
    isServerDown = true;
    await setStatus(id, { status: 'REJECTED' });
    await sendDue();
    await setStatus(id, { status: 'PENDING', ...silently });
    expect(await received()).toEqual([]);
    await setStatus(id, { status: 'REJECTED' });
    await setStatus(id, { status: 'CONFIRMED' });
    expect(await received()).toEqual([CONFIRMED]);
  });

  it('that has not left takes a later reason', async () => {
    const id = await requested();
    isServerDown = true;
    await setStatus(id, { status: 'REJECTED' });
    await sendDue();
    await setStatus(id, { status: 'REJECTED', reason: 'Siamo al completo.' });
    expect(await lastText()).toContain('Siamo al completo.');
    expect(await received()).toEqual([REJECTED]);
  });

  it('is not repeated when other things are corrected', async () => {
    const id = await requested();
    await setStatus(id, { status: 'REJECTED' });
    expect(await received()).toEqual([REJECTED]);
    await change(id, { startDate: '2026-07-05', note: 'Era tutto pieno.' });
    expect(await received()).toEqual([]);
  });

  it('calls a stay that was agreed elsewhere a stay', async () => {
    const phoned = { ...bookingRequest(), source: 'phone', tellGuest: true };
    const { body } = await call('POST', '/enter', phoned);
    await cancel(body.id);
    expect(await received()).toEqual([CANCELLED]);
  });
});

describe('the mail about a change', () => {
  const EARLIER = /Check-in: .*\n {2}prima: (.*)/;
  const confirmed = async (): Promise<number> => {
    const id = await requested();
    await setStatus(id, { status: 'CONFIRMED' });
    await received();
    return id;
  };
  const earlierArrival = async () => EARLIER.exec(await lastText())?.[1];

  it('compares to what the guest was told before', async () => {
    const id = await confirmed();
    isServerDown = true;
    await change(id, { startDate: '2026-07-05' });
    await sendDue();
    await change(id, { startDate: '2026-07-06' });
    expect(await earlierArrival()).toBe('sab 4 luglio 2026');
    expect(await received()).toEqual(['Il tuo soggiorno è cambiato: 6–11 luglio 2026']);
    await change(id, { startDate: '2026-07-07', ...silently });
    await change(id, { startDate: '2026-07-08' });
    expect(await earlierArrival()).toBe('lun 6 luglio 2026');
  });

  it('says what is so at last, and nothing when all is as it was', async () => {
    const id = await confirmed();
    isServerDown = true;
    await change(id, { startDate: '2026-07-05' });
    await sendDue();
    await change(id, { startDate: '2026-07-06', ...silently });
    expect(await received()).toEqual(['Il tuo soggiorno è cambiato: 6–11 luglio 2026']);
    await change(id, { startDate: '2026-07-07' });
    await change(id, { startDate: '2026-07-06', ...silently });
    expect(await received()).toEqual([]);
  });

  it('never leaves for a stay that is off', async () => {
    const id = await confirmed();
    await change(id, { startDate: '2026-07-05' });
    await cancel(id, silently);
    expect(await received()).toEqual([]);
  });
});

describe('a mail on its way', () => {
  /** Lets `meanwhile` happen between the moment a mail is written and its arrival. */
  const sendWhile = async (meanwhile: () => Promise<unknown>): Promise<void> => {
    const mailer = smtp();
    await runWith({
      ...mailer,
      send: async (mail) => {
        t.pass(1000);
        await meanwhile();
        return mailer.send(mail);
      },
    });
  };
  const once = (act: () => Promise<unknown>) => {
    let isDone = false;
    return async () => {
      if (isDone) return;
      isDone = true;
      await act();
    };
  };

  it('is followed by the cancellation, which does not take its place', async () => {
    const id = await requested();
    await setStatus(id, { status: 'CONFIRMED' });
    await sendWhile(once(() => cancel(id)));
    expect(await received()).toEqual([CONFIRMED, CANCELLED]);
    const { body } = await call('GET', `/${id}/history`);
    expect(body.filter(({ kind }: { kind: string }) => kind === 'mail')).toMatchObject([
      { state: 'SENT' },
      { mail: 'booking-confirmed', state: 'SENT' },
      { mail: 'booking-cancelled', state: 'SENT' },
    ]);
  });

  it('leaves again where it was corrected in that moment', async () => {
    const id = await requested();
    await setStatus(id, { status: 'CONFIRMED' });
    await sendWhile(once(() => change(id, { startDate: '2026-07-05', ...silently })));
    expect(await received()).toEqual([CONFIRMED, 'Prenotazione confermata: 5–11 luglio 2026']);
    const [first, second] = await t.app.database.selectFrom('outboxMails').selectAll().execute();
    expect(first?.state).toBe('SENT');
    expect(second?.state).toBe('SENT');
  });

  it('goes to the right address too, where that was corrected in that moment', async () => {
    const id = await requested();
    await setStatus(id, { status: 'CONFIRMED' });
    await sendWhile(once(() => change(id, { guestEmail: 'giusta@example.com', ...silently })));
    t.pass(DAY_MS);
    await sendDue();
    const to = server.mails().flatMap(({ envelope }) => envelope.to);
    expect(to).toContain('giusta@example.com');
  });
});

it('a mail that a stay contradicts is dropped at sending, whoever changed the stay', async () => {
  const id = await requested();
  await setStatus(id, { status: 'CONFIRMED', holdMail: true });
  t.pass(HELD_MS);
  await t.app.database.updateTable('bookings').set({ status: 'PENDING' }).execute();
  expect(await received()).toEqual([]);
});

describe('the history of a stay', () => {
  const states = async (id: number) => {
    const { body } = await call('GET', `/${id}/history`);
    return body.map((event: { action?: string; state?: string }) => event.state ?? event.action);
  };

  it('says of each mail whether it waits, has left, or is a file', async () => {
    const { body } = await t.rest('POST', '/bookings', { body: bookingRequest() });
    expect(await states(body.id)).toEqual([undefined, 'WAITING']);
    await runWith(createMailer(t.app.config.mail));
    expect(await states(body.id)).toEqual([undefined, 'FILED']);
    t.pass(DAY_MS);
    await setStatus(body.id, { status: 'CONFIRMED' });
    await sendDue();
    expect(await states(body.id)).toEqual([undefined, 'FILED', 'bookings.setStatus', 'SENT']);
  });
});

it('a mail comes after the deed that caused it, though it was enqueued a moment before', async () => {
  const id = await requested();
  t.pass(DAY_MS);
  const { database, clock } = t.app;
  await setStatus(id, { status: 'CONFIRMED' });
  const createdAt = new Date(clock.now().getTime() - 3000).toISOString();
  await database
    .updateTable('outboxMails')
    .set({ createdAt })
    .where('kind', '=', 'booking-confirmed')
    .execute();
  const { body } = await call('GET', `/${id}/history`);
  expect(body.slice(-2)).toMatchObject([
    { action: 'bookings.setStatus' },
    { mail: 'booking-confirmed' },
  ]);
});

describe('every piece of news', () => {
  const stay = { startDate: '2026-07-04', endDate: '2026-07-11', cancelledAt: null };
  const of = (status: string) => ({ ...stay, status }) as StaffStay;
  const befores = ['PENDING', 'CONFIRMED', 'REJECTED'].map(of);
  const afters = [...befores.map((one) => ({ ...one, startDate: '2026-07-05' })), null];
  const known: Known[] = ['nothing', 'waiting', 'confirmed', 'off'];

  it('is true of the stay that it tells of', () => {
    for (const knew of known) {
      for (const before of befores) {
        for (const after of afters) {
          const kind = newsOf({ before, after }, knew);
          const subject = { kind, stay: {}, previous: before };
          if (kind) expect(isTrueOf(subject as never, after), `${kind}`).toBe(true);
        }
      }
    }
  });
});
