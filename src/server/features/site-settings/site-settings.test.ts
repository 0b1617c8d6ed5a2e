import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { procedures } from '#server/http/rest/procedures.ts';
import { createMailer } from '#server/infrastructure/create-mailer.ts';
import { createMailRun } from '#server/jobs/send-mail.job.ts';
import type { ProcedureMeta } from '#server/trpc/trpc.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import {
  type SmtpAnswers,
  startSmtpServer,
  type TestSmtpServer,
} from '#tests/support/smtp-server.ts';
import { procedureNames, transports, viaTrpc } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
let admin: string;

const start = async (settings: Record<string, string> = {}) => {
  t = await createTestApp({ settings });
  ({ token, email: admin } = await makeUser(t.app, 'ADMIN'));
};
afterEach(() => t.close());

const save = (body: Record<string, unknown>) => t.rest('PUT', '/site/settings', { token, body });

describe('the address for the answers of guests', () => {
  let smtp: TestSmtpServer;
  let answers: SmtpAnswers;
  beforeEach(async () => {
    answers = {};
    smtp = await startSmtpServer({ recipient: (address) => answers.recipient?.(address) ?? null });
    await start({ SMTP_URL: smtp.url });
  });
  afterEach(() => smtp.close());

  /** Sends the due mails. Returns the Reply-To addresses by recipient. */
  const replies = async () => {
    const mailer = createMailer(t.app.config.mail);
    await createMailRun({ app: t.app, mailer })(new AbortController().signal);
    mailer.close();
    const mails = smtp
      .mails()
      .map(({ envelope, parsed }) => [
        envelope.to.join(),
        parsed.replyTo?.map(({ address }) => address).join() ?? null,
      ]);
    smtp.clear();
    return Object.fromEntries(mails);
  };
  const ask = (startDate: string, endDate: string) =>
    t.rest('POST', '/bookings', { body: { ...bookingRequest(), startDate, endDate } });

  it('is the first administrator’s until it is set; staff’s replies go there too', async () => {
    await makeUser(t.app, 'ADMIN');
    const guestEmail = 'giulia@example.com';
    await ask('2026-07-04', '2026-07-11');
    expect(await replies()).toMatchObject({ [guestEmail]: admin, [admin]: admin });
    expect((await save({ replyTo: ' Famiglia@Casa.example ' })).body).toMatchObject({
      replyTo: 'famiglia@casa.example',
      defaultReplyTo: admin,
    });
    await ask('2026-08-01', '2026-08-08');
    expect(await replies()).toMatchObject({ [guestEmail]: 'famiglia@casa.example' });
  });

  it('is by default the host’s public address, and nobody’s login', async () => {
    const host = { hostEmail: 'marta@casa.example' };
    await t.rest('PUT', '/property', { token, body: host });
    await ask('2026-07-04', '2026-07-11');
    expect(await replies()).toMatchObject({ 'giulia@example.com': 'marta@casa.example' });
    const { body } = await t.rest('GET', '/site/settings', { token });
    expect(body.defaultReplyTo).toBe('marta@casa.example');
  });

  it('precedes the author’s address in the answer to a message', async () => {
    const message = {
      name: 'Giulia',
      email: 'giulia@example.org',
      message: 'C’è il wifi in casa?',
    };
    const { body: written } = await t.rest('POST', '/contact', { body: message });
    const answer = (text: string) =>
      t.rest('POST', `/contact/${written.id}/answer`, { token, body: { text } });
    expect((await answer('Sì, c’è.')).status).toBeLessThan(300);
    expect(await replies()).toMatchObject({ 'giulia@example.org': admin });
    await save({ replyTo: 'famiglia@casa.example' });
    await answer('Ed è veloce.');
    expect(await replies()).toMatchObject({ 'giulia@example.org': 'famiglia@casa.example' });
  });

  it('is refused where it is no single address', () =>
    expectEach(
      [
        'famiglia',
        'a@b.example, c@d.example',
        'a@b.example\r\nBcc: tutti@example.com',
        '"a\r\nBcc: x@y.example"@b.example',
        'Casa <a@b.example>',
        `${'a'.repeat(250)}@b.example`,
      ],
      async (replyTo) => {
        expect(await save({ replyTo })).toMatchObject({
          status: 400,
          body: { issues: [{ path: 'replyTo', message: "Inserisci un'email valida" }] },
        });
        expect((await t.rest('GET', '/site/settings', { token })).body.replyTo).toBe('');
      },
    ));

  it('can be tried with a test mail, whose outcome is shown', async () => {
    await save({ replyTo: 'famiglia@casa.example' });
    const test = () => t.rest('POST', '/site/test-mail', { token });
    expect((await test()).body).toMatchObject({ isSent: true, serverResponse: null });
    const [mail] = smtp.mails();
    expect(mail?.envelope.to).toEqual([admin]);
    expect(mail?.parsed.replyTo).toMatchObject([{ address: 'famiglia@casa.example' }]);
    answers.recipient = () => ({ responseCode: 550, message: 'Mailbox unavailable' });
    expect((await test()).body).toEqual({
      isSent: false,
      message: `Il server di posta 127.0.0.1:${smtp.port} ha rifiutato l’indirizzo del destinatario (codice 550).`,
      serverResponse: '550 Mailbox unavailable',
    });
    await smtp.close();
    expect((await test()).body).toMatchObject({
      isSent: false,
      message: `Il server di posta 127.0.0.1:${smtp.port} non è raggiungibile.`,
    });
  });
});

it('a test mail logs in with any password, and shows none', async () => {
  const login = { user: 'posta@casa.example', password: 'p@s#s/1? %C3:"' };
  const smtp = await startSmtpServer({ login });
  await start({
    ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.port), SMTP_TLS: 'off' },
    ...{ SMTP_USER: login.user, SMTP_PASSWORD: login.password },
  });
  const test = () => t.rest('POST', '/site/test-mail', { token });
  expect((await test()).body).toMatchObject({ isSent: true });
  login.password = 'another';
  const { body } = await test();
  expect(body.message).toBe(
    `Il server di posta 127.0.0.1:${smtp.port} ha rifiutato le credenziali del sito (codice 535).`,
  );
  expect(JSON.stringify(body)).not.toContain('p@s');
  await smtp.close();
});

it('a test mail says that there is no mail server', async () => {
  await start();
  expect((await t.rest('POST', '/site/test-mail', { token })).body).toMatchObject({
    isSent: false,
    message: 'Sul server non è impostata la posta (SMTP_HOST): nessuna mail può partire.',
  });
});

describe('a site in preparation', () => {
  beforeEach(async () => {
    await start();
    await t.rest('PUT', '/property', { token, body: { description: 'Una casa segreta.' } });
    await t.rest('PUT', '/homepage', {
      token,
      body: { siteName: 'Casa Blu', heroTitle: 'Segreto' },
    });
    await save({ inPreparation: true, replyTo: 'famiglia@casa.example' });
  });

  const meta = (name: string) => procedures.get(name)?._def.meta as ProcedureMeta;
  const opened = procedureNames.filter(
    (name) => meta(name).access === 'public' && !meta(name).staysOpen,
  );

  it.each(opened)('%s answers strangers and guests with a clear error', async (name) => {
    const guest = await makeUser(t.app, 'USER');
    const pending = await makeUser(t.app, 'ADMIN', { confirmed: false });
    for (const asker of [undefined, 'nonsense', guest.token, pending.token]) {
      for (const [, transport] of transports) {
        const { status, code, text } = await transport(t, name, { id: 'x' }, asker);
        expect([status, code, text]).toEqual([
          503,
          'SITE_IN_PREPARATION',
          'Il sito è ancora in preparazione: apriamo presto.',
        ]);
      }
    }
  });

  it('shows strangers its name and contact address, and staff everything', async () => {
    const strangers = [];
    for (const name of ['homepage.get', 'property.get', 'menu.list', 'siteSettings.state']) {
      strangers.push((await viaTrpc(t, name)).data);
    }
    expect(strangers[3]).toEqual({
      shown: 'hidden',
      contactEmail: 'famiglia@casa.example',
      sendsMails: false,
      languages: ['it'],
    });
    expect(JSON.stringify(strangers)).toContain('Casa Blu');
    expect(JSON.stringify(strangers)).not.toMatch(/segret/i);
    const { data } = await viaTrpc(t, 'property.get', undefined, token);
    expect(data.description).toBe('Una casa segreta.');
    expect((await viaTrpc(t, 'siteSettings.state', undefined, token)).data).toEqual({
      shown: 'preview',
      sendsMails: false,
      languages: ['it'],
    });
    expect((await viaTrpc(t, 'blog.list', undefined, token)).status).toBe(200);
  });

  it('takes a login, but no booking and no message', async () => {
    const ask = await t.rest('POST', '/bookings', { body: bookingRequest() });
    expect([ask.status, ask.body.code]).toEqual([503, 'SITE_IN_PREPARATION']);
    const login = { email: 'nessuno@example.com', password: 'sbagliata' };
    expect((await t.rest('POST', '/auth/login', { body: login })).status).toBe(401);
    expect((await t.app.database.selectFrom('bookings').selectAll().execute()).length).toBe(0);
  });

  it('has no sitemap and no feed until it opens, and hides neither from crawlers', async () => {
    const get = (url: string) => t.server.inject({ url });
    for (const url of ['/sitemap.xml', '/feed.xml']) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['retry-after']]).toEqual([503, '86400']);
    }
    expect((await get('/robots.txt')).body).not.toContain('Disallow: /\n');
    await save({ inPreparation: false });
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });
});
