import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import type { Mail } from '#server/infrastructure/mailer.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { dumpData } from '#tests/support/dump-data.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { bookingRequest, makeUser, putStay } from '#tests/support/factories.ts';
import { type FeedServer, feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// Staff answer a request from its mail. Today is 20 May 2026.

type User = Awaited<ReturnType<typeof makeUser>>;

let t: TestApp;
let marta: User;
beforeEach(async () => {
  t = await createTestApp({
    settings: { CALENDAR_PRIVATE_ADDRESSES: 'on', SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  marta = await makeUser(t.app, 'ADMIN', { name: 'Marta', email: 'marta@casa.example' });
});
afterEach(() => t.close());

const call = async (method: string, path: string, body?: unknown, token = marta.token) => {
  const answer = await t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};

const pathsIn = (mail: Mail | undefined): string[] => [
  ...new Set(
    [...(mail?.text ?? '').matchAll(/https:\/\/casa\.example(\/rispondi\/\S+)/g)].map(
      ([, path]) => path ?? '',
    ),
  ),
];

type Asked = { id: number; mails: Mail[]; path: string };

/** A visitor asks for a stay, and the mails leave. The path is of Marta's mail. */
const ask = async (own: object = {}): Promise<Asked> => {
  const { status, body } = await t.rest('POST', '/bookings', { body: bookingRequest(own) });
  expect(status).toBe(201);
  const mails = await deliverMails(t.app);
  const [path = ''] = pathsIn(mails.find(({ to }) => to.address === marta.email));
  return { id: body.id, mails, path };
};

const open = (url: string, remoteAddress = '192.0.2.1') => t.server.inject({ url, remoteAddress });

type Step = 'conferma' | 'rifiuta';
const press = (path: string, step: Step, fields: Record<string, string> = {}, headers = {}) =>
  t.server.inject({
    method: 'POST',
    url: `${path}/${step}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const statusOf = async (id: number): Promise<string> =>
  (await call('GET', `/bookings/${id}`)).status;

const textOf = (html: string): string =>
  html
    .replaceAll(/<style>.*<\/style>|<title>.*<\/title>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const titleOf = (html: string): string | undefined => /<h1>(.*)<\/h1>/.exec(html)?.[1];

/** The rows that reading a page or a refused press leaves as they are. The audit log notes refusals. */
const held = () => dumpData(t.app);

describe('the mail', () => {
  it('has a link of 256 bits for its reader, which is stored nowhere', async () => {
    const gino = await makeUser(t.app, 'EDITOR', { email: 'gino@casa.example' });
    const { mails, path } = await ask();
    const [other] = pathsIn(mails.find(({ to }) => to.address === gino.email));
    expect(path).toMatch(/^\/rispondi\/[\w-]{43}$/);
    expect(other).toMatch(/^\/rispondi\/[\w-]{43}$/);
    expect(other).not.toBe(path);
    expect(pathsIn(mails.find(({ to }) => to.address === 'giulia@example.com'))).toEqual([]);
    await call('POST', '/backup/create', { method: 'local' });
    await press(path, 'conferma');
    const { databaseFile, backupsDir } = t.app.config;
    const token = path.split('/').at(-1) ?? '';
    const files = [dirname(databaseFile), backupsDir].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name)),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(readFileSync(file).includes(token), file).toBe(false);
  });

  it('is answered to the house, since a reply to the guest would quote the link', async () => {
    const { mails } = await ask();
    const mail = mails.find(({ to }) => to.address === marta.email);
    expect(mail?.replyTo?.address).toBe(marta.email);
    expect(mail?.text).toContain('Scrivi a giulia@example.com');
    expect(mail?.html).toContain('mailto:giulia%40example.com');
    expect(mail?.text).toContain('non inoltrare questa email');
  });

  it('has one for each of several requests', async () => {
    await ask();
    const second = { startDate: '2026-08-01', endDate: '2026-08-08', guestName: 'Anna Verdi' };
    await t.rest('POST', '/bookings', { body: bookingRequest(second) });
    const third = { startDate: '2026-08-08', endDate: '2026-08-15', guestName: 'Karl Schmidt' };
    await t.rest('POST', '/bookings', { body: bookingRequest(third) });
    t.clock.set('2026-05-20T10:16:00Z');
    const mail = (await deliverMails(t.app)).find(({ to }) => to.address === marta.email);
    const paths = pathsIn(mail);
    expect(mail?.text).toContain('Rispondi a Karl Schmidt, 8–15 agosto 2026');
    const titles = await Promise.all(paths.map(async (path) => titleOf((await open(path)).body)));
    expect(titles).toEqual(['Anna Verdi chiede un soggiorno', 'Karl Schmidt chiede un soggiorno']);
  });

  it('has none where administrators switched it off, or require passkeys', async () => {
    await call('PUT', '/settings/mail-answers', { isOn: false });
    const { mails, path } = await ask();
    const mail = mails.find(({ to }) => to.address === marta.email);
    expect(path).toBe('');
    expect(mail?.replyTo?.address).toBe('giulia@example.com');
    expect(mail?.text).toContain('https://casa.example/admin/bookings?booking=');
    await call('PUT', '/settings/mail-answers', { isOn: true });
    await t.app.database.updateTable('securitySettings').set({ staffNeedPasskey: 1 }).execute();
    t.clock.set('2026-05-20T11:00:00Z');
    expect((await ask({ startDate: '2026-08-01', endDate: '2026-08-08' })).path).toBe('');
  });
});

describe('reading', () => {
  it('shows the request, and changes nothing however it is fetched', async () => {
    await putStay(t.app, {
      ...{ startDate: '2026-07-08', endDate: '2026-07-15', guestName: 'Anna <b>Verdi</b>' },
    });
    const { path } = await ask({
      guestPhone: '+39 340 4711',
      note: 'Un <i>gatto</i>?',
      locale: 'de',
    });
    const before = await held();
    const { statusCode, headers, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-.*; form-action 'self';/,
      ),
    });
    const text = textOf(body);
    for (const shown of [
      'Giulia Ferraris chiede un soggiorno',
      '4–11 luglio 2026, 7 notti',
      '2 ospiti',
      'Queste notti sono libere.',
      'Le chiede anche Anna &lt;b>Verdi&lt;/b> (8–15 luglio 2026)',
      'Un &lt;i>gatto&lt;/i>?',
      '+39 340 4711',
      'Lingua Tedesco',
      'Questo link è di Marta e vale per una risposta, fino a mercoledì 27 maggio 2026',
    ]) {
      expect(text).toContain(shown);
    }
    expect(body).not.toMatch(/<script|<b>|<i>|<form/);
    for (const url of [path, `${path}/conferma`, `${path}/rifiuta`]) {
      await t.server.inject({ method: 'HEAD', url });
      await t.server.inject({ url, headers: { 'sec-purpose': 'prefetch' } });
      expect((await open(url)).headers).toMatchObject({ 'cache-control': 'no-store' });
    }
    expect((await open(`${path}/conferma`)).body).toContain('<form method="post"');
    for (const url of [path, `${path}/altro`]) {
      const posted = await t.server.inject({ method: 'POST', url });
      expect([404, 405]).toContain(posted.statusCode);
    }
    expect(await held()).toEqual(before);
  });

  it('says who holds the nights, and offers no confirmation', async () => {
    const { path } = await ask();
    await putStay(t.app, {
      ...{ startDate: '2026-07-08', endDate: '2026-07-15', guestName: 'Anna', status: 'CONFIRMED' },
    });
    for (const url of [path, `${path}/conferma`]) {
      const { body } = await open(url);
      expect(textOf(body)).toContain('Queste notti non sono libere: Anna (8–15 luglio 2026).');
      expect(body).not.toContain('/conferma"');
    }
  });

  it('is kept out of search indexes and of the log', async () => {
    await t.close();
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    t = await createTestApp({ own: { logger } });
    marta = await makeUser(t.app, 'ADMIN', { email: 'marta@casa.example' });
    const { path } = await ask();
    await open(path);
    await open(`${path}/altro`);
    await press(path, 'conferma');
    expect(lines.join('')).toContain('/rispondi/:token/conferma');
    expect(lines.join('')).not.toContain(path.split('/').at(-1));
    expect((await open('/robots.txt')).body).toContain('Disallow: /rispondi/\n');
    expect((await open('/sitemap.xml')).body).not.toContain('rispondi');
  });
});

describe('an answer', () => {
  it('confirms once, and says so from then on', async () => {
    const { id, path } = await ask();
    t.clock.set('2026-05-20T12:30:00Z');
    const done = await press(path, 'conferma');
    expect([done.statusCode, titleOf(done.body)]).toEqual([200, 'Prenotazione confermata']);
    expect(textOf(done.body)).toContain('Giulia Ferraris riceve una mail.');
    expect(await call('GET', `/bookings/${id}`)).toMatchObject({
      ...{ status: 'CONFIRMED', priceState: 'agreed' },
    });
    const mails = await deliverMails(t.app);
    expect(mails.map(({ to }) => to.address)).toEqual(['giulia@example.com']);
    const before = await held();
    for (const step of ['conferma', 'rifiuta'] as const) {
      const again = await press(path, step);
      expect([again.statusCode, titleOf(again.body)]).toEqual([409, 'Già confermata']);
      expect(textOf(again.body)).toContain('l’ha data Marta, 20 maggio 2026');
      expect((await open(`${path}/${step}`)).body).toBe((await open(path)).body);
    }
    expect(await held()).toEqual(before);
  });

  it('rejects, with a word that the guest reads', async () => {
    const { id, path } = await ask();
    const done = await press(path, 'rifiuta', { reason: 'Siamo in ferie.' });
    expect([done.statusCode, titleOf(done.body)]).toEqual([200, 'Richiesta rifiutata']);
    expect(await call('GET', `/bookings/${id}`)).toMatchObject({
      ...{ status: 'REJECTED', reason: 'Siamo in ferie.', cancelledAt: null },
    });
    const [mail] = await deliverMails(t.app);
    expect(mail?.text).toContain('> Siamo in ferie.');
  });

  it('keeps a word that is too long, and rejects nothing', async () => {
    const { id, path } = await ask();
    const reason = `<i>${'x'.repeat(500)}`;
    const { statusCode, body } = await press(path, 'rifiuta', { reason });
    expect(statusCode).toBe(400);
    expect(body).toContain(reason.replace('<', '&lt;'));
    expect(textOf(body)).toContain('Non è cambiato nulla.');
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('is in the audit log and the history, by whom, and as given from the mail', async () => {
    const { id, path } = await ask();
    await press(path, 'conferma');
    const { events } = await call('GET', '/audit');
    expect(events[0]).toMatchObject({
      action: 'mailAnswers.answer',
      actor: { id: marta.id, name: 'Marta' },
      outcome: 'done',
      detail: 'CONFIRMED',
      words: { did: 'confermato dal link della mail' },
      subject: { kind: 'booking', id: String(id), label: '4–11 luglio 2026' },
    });
    expect(JSON.stringify(events)).not.toContain(path.split('/').at(-1));
    const history = await call('GET', `/bookings/${id}/history`);
    expect(history).toContainEqual(
      expect.objectContaining({
        ...{ deed: 'confermato dal link della mail la prenotazione', by: 'Marta' },
      }),
    );
  });

  it('is one of two owners’, of two presses, of two decisions at once', async () => {
    await makeUser(t.app, 'EDITOR', { name: 'Gino', email: 'gino@casa.example' });
    const { mails, path, id } = await ask();
    const [gino = ''] = pathsIn(mails.find(({ to }) => to.address === 'gino@casa.example'));
    const pressed = await Promise.all([
      press(path, 'conferma'),
      press(path, 'conferma'),
      press(gino, 'conferma'),
      press(gino, 'rifiuta'),
    ]);
    expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await deliverMails(t.app)).toHaveLength(1);
    const events = (await call('GET', '/audit')).events;
    expect(events.filter(({ outcome }: { outcome: string }) => outcome === 'done')).toHaveLength(1);
    expect(['CONFIRMED', 'REJECTED']).toContain(await statusOf(id));
  });

  it('is refused once the back office has given one, also when it was taken back', async () => {
    const { id, path } = await ask();
    await call('PATCH', `/bookings/${id}/status`, { status: 'REJECTED' });
    const late = await press(path, 'conferma');
    expect([late.statusCode, titleOf(late.body)]).toEqual([409, 'Già rifiutata']);
    expect(late.body).toContain(`/admin/bookings?booking=${id}`);
    await call('PATCH', `/bookings/${id}/status`, { status: 'PENDING' });
    expect((await press(path, 'conferma')).statusCode).toBe(404);
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('is refused after a confirmation that was taken back', async () => {
    const { id, path } = await ask();
    await call('PATCH', `/bookings/${id}/status`, { status: 'CONFIRMED', holdMail: true });
    await call('POST', `/bookings/${id}/take-back`);
    expect((await open(path)).statusCode).toBe(404);
    expect((await press(path, 'conferma')).statusCode).toBe(404);
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('is refused when dates, party or price are others than in the mail', () =>
    expectEach(
      [
        [{ endDate: '2026-07-12' }, 'prima: sab 11 luglio 2026'],
        [{ numberOfGuests: 4, over12: 4 }, 'prima: 2'],
        [{ linen: true }, 'prima: no'],
        [{ totalCents: 12_300 }, '123 € prima: '],
      ],
      async ([change, shown]) => {
        const { id, path } = await ask({ guestEmail: `${Math.random()}@example.com` });
        await call('PATCH', `/bookings/${id}`, { ...(change as object), tellGuest: false });
        const { statusCode, body } = await press(path, 'conferma');
        expect([statusCode, titleOf(body)]).toEqual([409, 'La richiesta è cambiata']);
        expect(textOf(body)).toContain(shown);
        expect(body).not.toContain('<form');
        expect(await statusOf(id)).toBe('PENDING');
        await call('DELETE', `/bookings/${id}`, { tellGuest: false });
        expect((await press(path, 'conferma')).statusCode).toBe(404);
        t.clock.set(new Date(t.app.clock.now().getTime() + 16 * 60_000).toISOString());
      },
    ));

  it('is given although staff noted something or hold the request', async () => {
    const { id, path } = await ask();
    await call('PATCH', `/bookings/${id}`, { privateNote: 'Amici di Anna.' });
    await call('POST', `/bookings/${id}/hold`, { until: '2026-05-25' });
    expect((await press(path, 'conferma')).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('CONFIRMED');
  });
});

describe('the calendars of other sites', () => {
  let feed: FeedServer;
  beforeEach(async () => {
    feed = await startFeedServer();
    await call('POST', '/calendars', { name: 'Airbnb', kind: 'airbnb', url: feed.url });
  });
  afterEach(() => feed.close());

  it('are read once more, and refuse nights that they take by now', async () => {
    const { id, path } = await ask();
    feed.answer(feedOf(['uid', '2026-07-06', '2026-07-09']));
    const refused = await press(path, 'conferma');
    expect(refused.statusCode).toBe(409);
    expect(textOf(refused.body)).toContain('Le date selezionate non sono disponibili');
    expect(textOf(refused.body)).toContain('Queste notti non sono libere: Airbnb');
    expect(await statusOf(id)).toBe('PENDING');
    expect((await press(path, 'rifiuta')).statusCode).toBe(200);
  });

  it('are a warning where they do not answer', async () => {
    const { path } = await ask();
    feed.answer((_request, response) => response.writeHead(503).end());
    const done = await press(path, 'conferma');
    expect(done.statusCode).toBe(200);
    expect(textOf(done.body)).toMatch(/Prima di confermare .* Airbnb\. /);
  });
});

describe('a link', () => {
  /** Neither opens the request nor answers it. */
  const expectClosed = async ({ id, path }: Asked, status: number, title: string) => {
    const before = await held();
    const opened = await open(path);
    expect([opened.statusCode, titleOf(opened.body)]).toEqual([status, title]);
    expect(opened.body).not.toMatch(/Giulia|luglio/);
    for (const step of ['conferma', 'rifiuta'] as const) {
      const pressed = await press(path, step);
      expect([pressed.statusCode, pressed.body]).toEqual([status, opened.body]);
    }
    expect(await held()).toEqual(before);
    expect(
      (
        await t.app.database
          .selectFrom('bookings')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.status,
    ).toBe('PENDING');
  };

  it('has the rights of its user at the moment', async () => {
    const gino = await makeUser(t.app, 'EDITOR', { name: 'Gino', email: 'gino@casa.example' });
    const asked = await ask();
    const [path = ''] = pathsIn(asked.mails.find(({ to }) => to.address === gino.email));
    const { version } = await call('GET', `/auth/users/${gino.id}`);
    await call('PUT', `/auth/users/${gino.id}`, { role: 'USER', seenVersion: version });
    await expectClosed({ ...asked, path }, 403, 'Non puoi rispondere');
    const { events } = await call('GET', '/audit');
    expect(events[0]).toMatchObject({
      action: 'mailAnswers.answer',
      outcome: 'denied',
      actor: { id: gino.id },
    });
    await call('DELETE', `/auth/users/${gino.id}`);
    await expectClosed({ ...asked, path }, 404, 'Questo link non vale più');
  });

  it('rests while administrators have switched links off, or require passkeys', async () => {
    const asked = await ask();
    await call('PUT', '/settings/mail-answers', { isOn: false });
    expect(await call('GET', '/auth/answer-links')).toEqual({ open: null });
    await expectClosed(asked, 403, 'Qui non si risponde più');
    await call('PUT', '/settings/mail-answers', { isOn: true });
    await t.app.database.updateTable('securitySettings').set({ staffNeedPasskey: 1 }).execute();
    await expectClosed(asked, 403, 'Qui non si risponde più');
    await t.app.database.updateTable('securitySettings').set({ staffNeedPasskey: 0 }).execute();
    expect((await press(asked.path, 'conferma')).statusCode).toBe(200);
  });

  it('is switched by administrators alone', async () => {
    const { token } = await makeUser(t.app, 'EDITOR');
    const { status } = await t.rest('PUT', '/settings/mail-answers', {
      token,
      body: { isOn: false },
    });
    expect(status).toBe(403);
  });

  it('is withdrawn with all of one person’s, and not with another’s', async () => {
    await makeUser(t.app, 'EDITOR', { name: 'Gino', email: 'gino@casa.example' });
    const asked = await ask();
    const [gino = ''] = pathsIn(asked.mails.find(({ to }) => to.address === 'gino@casa.example'));
    expect(await call('GET', '/auth/answer-links')).toEqual({ open: 1 });
    expect(await call('DELETE', '/auth/answer-links')).toEqual({ open: 0 });
    await expectClosed(asked, 404, 'Questo link non vale più');
    expect((await press(gino, 'conferma')).statusCode).toBe(200);
  });

  it('ends with a new password of its user', async () => {
    const asked = await ask();
    const { user } = await call('GET', '/auth/me');
    await call('PUT', '/auth/profile', {
      ...{ currentPassword: 'una-password-di-prova', newPassword: 'remo-di-legno-8' },
      seenVersion: user.version,
    });
    await expectClosed(asked, 404, 'Questo link non vale più');
  });

  it('expires a week after the mail, and leaves a day later', async () => {
    const asked = await ask();
    t.clock.set('2026-05-27T09:59:59Z');
    expect((await open(asked.path)).statusCode).toBe(200);
    t.clock.set('2026-05-27T10:00:00Z');
    const expired = await open(asked.path);
    expect([expired.statusCode, titleOf(expired.body)]).toEqual([410, 'Il link è scaduto']);
    expect((await press(asked.path, 'conferma')).statusCode).toBe(410);
    t.clock.set('2026-05-28T10:00:00Z');
    await applyRetention(t.app, new AbortController().signal);
    expect(await t.app.database.selectFrom('answerLinks').selectAll().execute()).toEqual([]);
    const gone = await open(asked.path);
    expect([gone.statusCode, titleOf(gone.body)]).toEqual([404, 'Questo link non vale più']);
  });

  it('ends with a restore, which may bring back a request that was answered since', async () => {
    const asked = await ask();
    const { id } = await call('POST', '/backup/create', { method: 'local' });
    await press(asked.path, 'conferma');
    await call('POST', `/backup/${id}/restore`);
    expect(await statusOf(asked.id)).toBe('PENDING');
    await expectClosed(asked, 404, 'Questo link non vale più');
  });

  it('is refused to other sites’ forms and other kinds of body', async () => {
    const { id, path } = await ask();
    const elsewhere = await press(path, 'conferma', {}, { 'sec-fetch-site': 'cross-site' });
    expect(titleOf(elsewhere.body)).toBe('Giulia Ferraris chiede un soggiorno');
    const url = `${path}/conferma`;
    const json = await t.server.inject({ method: 'POST', url, payload: { reason: '' } });
    expect(json.statusCode).toBe(415);
    expect((await press(path, 'rifiuta', { reason: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('cannot be guessed: unknown ones read alike, and are limited', async () => {
    const { path } = await ask();
    const never = `/rispondi/${'x'.repeat(43)}`;
    const answers = [await open(never), await open('/rispondi/x'), await press(never, 'conferma')];
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, body]).toEqual([404, answers[0]?.body]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    for (let index = 0; index < 120; index += 1) await open(`/rispondi/${index}`, '192.0.2.7');
    const refused = await open(never, '192.0.2.7');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
      ...[429, expect.any(Number)],
    ]);
    expect((await open(path, '192.0.2.7')).statusCode).toBe(200);
  });
});
