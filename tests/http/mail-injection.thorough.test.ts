import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '#server/infrastructure/create-mailer.ts';
import { createMailRun } from '#server/jobs/send-mail.job.ts';
import { mailServerAt } from '#server/mail-server.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser } from '#tests/support/factories.ts';
import {
  type ReceivedMail,
  startSmtpServer,
  type TestSmtpServer,
} from '#tests/support/smtp-server.ts';
import { transports } from '#tests/support/transports.ts';

// From typed input to the mail server: a mail goes only to the stored address, and text stays text.

const STAFF = 'proprietaria@example.com';
const VICTIM = 'vittima@example.org';

let t: TestApp;
let server: TestSmtpServer;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  server = await startSmtpServer();
  token = (await makeUser(t.app, 'ADMIN', { email: STAFF })).token;
});
afterAll(async () => {
  await t.close();
  await server.close();
});
beforeEach(() => server.clear());

const deliver = async (): Promise<ReceivedMail[]> => {
  const settings = {
    server: mailServerAt(server.url),
    dir: t.app.config.mail.dir,
    from: 'sito@example.com',
  };
  const mailer = createMailer(settings);
  try {
    // Digests for staff go out later.
    t.clock.set(new Date(t.clock.now().getTime() + 2 * 3_600_000).toISOString());
    await createMailRun({ app: t.app, mailer })(new AbortController().signal);
  } finally {
    mailer.close();
  }
  return server.mails();
};

const texts = [
  `Eva\r\nBcc: ${VICTIM}`,
  `Eva\nTo: ${VICTIM}\n\nAltro testo`,
  `Eva\rSubject: altro`,
  `${VICTIM}, Eva`,
  `Eva <${VICTIM}>`,
  `<${VICTIM}> Eva`,
  `"Eva" <${VICTIM}>, "Bea"`,
  `Gruppo: ${VICTIM};`,
  `=?utf-8?Q?Eva=0D=0ABcc:_${VICTIM}?=`,
  `Eva\u2028Bcc: ${VICTIM}`,
  `Eva\u0000\u0085\u000bBcc: ${VICTIM}`,
  `<b onclick="x()">Eva</b><script>alert(1)</script><img src=//evil.example/x>`,
  `Eva\r\n.\r\nMAIL FROM:<${VICTIM}>`,
  `\u202eEva \ud800`,
];

const addresses = [
  `a@example.org,${VICTIM}`,
  `a@example.org;${VICTIM}`,
  `a@example.org ${VICTIM}`,
  `Eva <${VICTIM}>`,
  `<${VICTIM}>`,
  `a@example.org\r\nBcc: ${VICTIM}`,
  `a@example.org\nRCPT TO:<${VICTIM}>`,
  `a@example.org%0aBcc:${VICTIM}`,
  `gruppo:${VICTIM};`,
  `"a b"@example.org`,
  `"${VICTIM}, a"@example.org`,
  `a(${VICTIM})@example.org`,
  `a@b@example.org`,
  `a@[127.0.0.1]`,
  `a@example.org\u0000`,
];

const expectStoredAddressesOnly = (mails: ReceivedMail[], allowed: readonly string[]): void => {
  expect(mails.length).toBeGreaterThan(0);
  for (const { envelope, parsed } of mails) {
    expect(envelope.to).toHaveLength(1);
    expect(allowed).toContain(envelope.to[0]);
    expect(parsed.to?.map(({ address }) => address)).toEqual(envelope.to);
    expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
    for (const { address } of parsed.replyTo ?? []) expect(allowed).toContain(address);
    for (const { name } of [...(parsed.to ?? []), ...(parsed.replyTo ?? [])]) expect(name).toBe('');
    expect(parsed.subject).not.toMatch(/[\r\n]|Eva|evil|victim/);
    expect(parsed.html).not.toMatch(/<script|<img|<b onclick/);
  }
};

describe.each(transports)('by %s', (transportName, transport) => {
  const own = `ospite-${transportName.toLowerCase()}`;
  let serial = 0;
  const nextAddress = (): string => `${own}-${++serial}@example.net`;

  it.each(texts)('a text like %j reaches the stored addresses, as text', async (text) => {
    const email = nextAddress();
    const outcomes = [
      await transport(
        t,
        'bookings.create',
        bookingRequest({ guestName: text, guestEmail: email, note: text }),
      ),
      await transport(
        t,
        'messages.create',
        contactMessage({ name: text, email, message: `${text} e altro` }),
      ),
      await transport(t, 'accounts.register', { name: text, email, password: 'barca-a-vela-7' }),
    ];
    expect(outcomes.map(({ status }) => status < 300)).toEqual([true, true, true]);
    const id = outcomes[1]?.data.id;
    expect((await transport(t, 'messages.answer', { id, text }, token)).status).toBeLessThan(300);
    const reject = { id: outcomes[0]?.data.id, status: 'REJECTED', reason: text };
    expect((await transport(t, 'bookings.setStatus', reject, token)).status).toBe(200);
    const mails = await deliver();
    expectStoredAddressesOnly(mails, [email, STAFF]);
    expect(mails.filter(({ envelope }) => envelope.to[0] === email).length).toBeGreaterThan(2);
  });

  it.each(addresses)('the invalid address %j gets no mail', async (address) => {
    const calls: [name: string, input: Record<string, unknown>, as?: string][] = [
      ['bookings.create', bookingRequest({ guestEmail: address })],
      ['messages.create', contactMessage({ email: address })],
      ['accounts.register', { name: 'Eva', email: address, password: 'barca-a-vela-7' }],
      ['accounts.forgotPassword', { email: address }],
      ['accounts.resendConfirmation', { email: address }],
      [
        'users.create',
        { name: 'Eva', email: address, password: 'barca-a-vela-7', role: 'USER' },
        token,
      ],
      [
        'accounts.updateProfile',
        { email: address, currentPassword: 'una-password-di-prova' },
        token,
      ],
    ];
    for (const [name, input, as] of calls) {
      expect([name, (await transport(t, name, input, as)).status]).toEqual([name, 400]);
    }
    expect(await deliver()).toEqual([]);
  });
});

it('a site’s own name is one line of a subject', async () => {
  const siteName = `Casa\r\nBcc: ${VICTIM}`;
  await t.rest('PUT', '/homepage', { token, body: { siteName } });
  await t.rest('POST', '/auth/forgot-password', { body: { email: STAFF } });
  expectStoredAddressesOnly(await deliver(), [STAFF]);
});
