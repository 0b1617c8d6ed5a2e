import { afterEach, describe, expect, it } from 'vitest';
import { mailServerAt } from '#server/mail-server.ts';
import { type SilentServer, startSilentServer } from '#tests/support/silent-server.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { type Mail, MailError } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail: Mail = {
  fromName: 'Casa del Faro',
  to: { address: 'giulia@example.org' },
  subject: 'Prenotazione confermata: 4–11 luglio 2026',
  text: 'Ciao Giulia, è confermata.',
  html: '<p>Ciao Giulia, è confermata.</p>',
  messageId: '<outbox-1.abc@faro.example>',
  date: new Date('2026-03-01T09:00:00Z'),
};
const from = 'Casa del Faro <posta@faro.example>';
const quick = { connectMs: 200, greetingMs: 200, silenceMs: 200, totalMs: 2000 };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const startServer = async (
  ...args: Parameters<typeof startSmtpServer>
): Promise<TestSmtpServer> => {
  const server = await startSmtpServer(...args);
  closers.push(server.close);
  return server;
};

const mailerFor = (url: string, own: { timeouts?: typeof quick; from?: string } = {}) => {
  const server = mailServerAt(url) ?? expect.fail(url);
  return createSmtpMailer({ server, from, ...own });
};

/** A TCP server that answers with arbitrary text instead of SMTP. */
const startStrangeServer = async (
  ...args: Parameters<typeof startSilentServer>
): Promise<SilentServer & { url: string }> => {
  const server = await startSilentServer(...args);
  closers.push(server.close);
  return { ...server, url: `smtp://127.0.0.1:${server.port}` };
};

const failureOf = async (sending: Promise<unknown>): Promise<MailError> => {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof MailError) return error;
  throw new Error(`No MailError: ${error}`);
};

describe('a mail by SMTP', () => {
  it('arrives with its texts, its sender and its own Message-ID', async () => {
    const server = await startServer();
    await mailerFor(server.url).send(mail);
    const [received] = server.mails();
    expect(received?.envelope).toEqual({ from: 'posta@faro.example', to: ['giulia@example.org'] });
    expect(received?.parsed).toMatchObject({
      from: { name: 'Casa del Faro', address: 'posta@faro.example' },
      to: [{ name: '', address: 'giulia@example.org' }],
      subject: mail.subject,
      messageId: mail.messageId,
    });
    expect(received?.parsed.text?.trim()).toBe(mail.text);
    expect(received?.parsed.html?.trim()).toBe(mail.html);
    expect(received?.raw).toContain('Auto-Submitted: auto-generated');
  });

  it.each(['posta@faro.example', '<posta@faro.example>'])(
    'comes under the name of the site from %s',
    async (address) => {
      const server = await startServer();
      const mailer = mailerFor(server.url, { from: address });
      await mailer.send({ ...mail, fromName: 'Faro\r\nBcc: a@b.example, "Bea" <c@d.example>' });
      const [received] = server.mails();
      expect(received?.envelope).toEqual({
        from: 'posta@faro.example',
        to: ['giulia@example.org'],
      });
      expect(received?.parsed.from).toEqual({
        name: 'Faro Bcc: a@b.example, "Bea" <c@d.example>',
        address: 'posta@faro.example',
      });
      expect(received?.parsed.bcc).toBeUndefined();
    },
  );

  it('brings a document', async () => {
    const server = await startServer();
    const pdf = { fileName: 'contratto-7.pdf', bytes: Buffer.from('%PDF-1.7') };
    await mailerFor(server.url).send({ ...mail, pdf });
    const [file] = server.mails()[0]?.parsed.attachments ?? [];
    expect(file).toMatchObject({ filename: 'contratto-7.pdf', mimeType: 'application/pdf' });
  });

  it('brings a file for the reader’s calendar', async () => {
    const server = await startServer();
    const calendar = { fileName: 'soggiorno.ics', ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
    await mailerFor(server.url).send({ ...mail, calendar });
    const [received] = server.mails();
    expect(received?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
    const [file] = received?.parsed.attachments ?? [];
    expect(file).toMatchObject({ filename: 'soggiorno.ics', disposition: 'attachment' });
    expect(received?.raw).toContain(Buffer.from(calendar.ics).toString('base64'));
  });

  it.each([
    'Eve\r\nBcc: victim@example.org',
    'Eve\nSubject: Other',
    'victim@example.org, Eve',
    'Friends: a@example.org, b@example.org;',
    'Eve <victim@example.org>',
    '"Eve" <victim@example.org>, ',
    'Eve\u2028Bcc: victim@example.org',
    '=?utf-8?Q?Eve=0D=0ABcc:_victim@example.org?=',
  ])('reaches one recipient with any subject: %j', async (subject) => {
    const server = await startServer();
    await mailerFor(server.url).send({
      ...mail,
      subject,
      to: { address: 'guest@example.org' },
      replyTo: { address: 'guest@example.org' },
    });
    const [received] = server.mails();
    expect(received?.envelope.to).toEqual(['guest@example.org']);
    expect(received?.parsed.to).toHaveLength(1);
    const guest = { name: '', address: 'guest@example.org' };
    expect(received?.parsed).toMatchObject({ to: [guest], replyTo: [guest] });
    expect(received?.parsed.text?.trim()).toBe(mail.text);
    expect(received?.parsed.bcc).toBeUndefined();
    expect(received?.parsed.cc).toBeUndefined();
  });

  it('keeps a subject in one line', async () => {
    const server = await startServer();
    await mailerFor(server.url).send({
      ...mail,
      subject: 'Richiesta\r\nBcc: victim@example.org\r\n\r\n<p>body</p>',
    });
    const [received] = server.mails();
    expect(received?.parsed.subject).toBe('Richiesta Bcc: victim@example.org <p>body</p>');
    expect(received?.parsed.bcc).toBeUndefined();
    expect(received?.parsed.text?.trim()).toBe(mail.text);
  });

  it.each([
    'a@example.org,b@example.org',
    'a@example.org;b@example.org',
    'Eve <a@example.org>',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'group:a@example.org',
    'a@b@example.org',
    '"a b"@example.org',
    'a@example.org ',
    '',
    'nobody',
  ])('is refused for an address that is not one plain address: %j', async (address) => {
    const server = await startServer();
    const error = await failureOf(mailerFor(server.url).send({ ...mail, to: { address } }));
    expect(error.isFinal).toBe(true);
    expect(server.mails()).toHaveLength(0);
  });
});

describe('a mail server that does not accept the mail', () => {
  it('gets no mail without encryption where that is required', async () => {
    const { port, mails } = await startServer();
    for (const [tls, reason] of [
      ['starttls', 'insecure'],
      ['direct', 'unreachable'],
    ] as const) {
      const server = { host: '127.0.0.1', port, tls, login: undefined };
      const error = await failureOf(createSmtpMailer({ server, from }).send(mail));
      expect(error).toMatchObject({ reason, isFinal: false });
    }
    expect(mails()).toEqual([]);
  });

  it('is unreachable when nothing listens', async () => {
    const server = await startSmtpServer();
    await server.close();
    const error = await failureOf(mailerFor(server.url).send(mail));
    expect(error).toMatchObject({
      reason: 'unreachable',
      server: new URL(server.url).host,
      isFinal: false,
    });
  });

  it('is given up soon when it never greets', async () => {
    const { url } = await startStrangeServer();
    const error = await failureOf(mailerFor(url, { timeouts: quick }).send(mail));
    expect(error).toMatchObject({ reason: 'timeout', isFinal: false });
  });

  it('is given up soon when it falls silent in the middle', async () => {
    const { url } = await startStrangeServer((socket) => socket.write('220 faro ESMTP\r\n'));
    const error = await failureOf(mailerFor(url, { timeouts: quick }).send(mail));
    expect(error).toMatchObject({ reason: 'timeout', isFinal: false });
  });

  it('is given up when it talks without an end', async () => {
    const { url } = await startStrangeServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const patient = { ...quick, greetingMs: 5000, totalMs: 150 };
    const error = await failureOf(mailerFor(url, { timeouts: patient }).send(mail));
    expect(error).toMatchObject({ reason: 'timeout', isFinal: false });
  });

  it('is left when the mailer closes', async () => {
    const { url, connected } = await startStrangeServer();
    const mailer = mailerFor(url, { timeouts: { ...quick, greetingMs: 60_000, totalMs: 60_000 } });
    const failure = failureOf(mailer.send(mail));
    await connected;
    mailer.close();
    expect(await failure).toMatchObject({ reason: 'interrupted', isFinal: false });
  });

  it('ends all attempts when it refuses a recipient for good', async () => {
    const server = await startServer({
      recipient: () => ({ responseCode: 550, message: 'No such user' }),
    });
    const error = await failureOf(mailerFor(server.url).send(mail));
    expect(error).toMatchObject({ reason: 'recipient-refused', responseCode: 550, isFinal: true });
    expect(error.message).not.toContain('giulia');
  });

  it('is tried again when it refuses a recipient temporarily', async () => {
    const server = await startServer({
      recipient: () => ({ responseCode: 451, message: 'Try again later' }),
    });
    const error = await failureOf(mailerFor(server.url).send(mail));
    expect(error).toMatchObject({ responseCode: 451, isFinal: false });
  });

  it('is tried again when it refuses the text', async () => {
    const server = await startServer({
      message: () => ({ responseCode: 554, message: 'Looks like spam' }),
    });
    const error = await failureOf(mailerFor(server.url).send(mail));
    expect(error).toMatchObject({ reason: 'message-refused', responseCode: 554, isFinal: false });
  });
});
