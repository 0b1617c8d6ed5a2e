import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = {
  /** The recipients of the envelope: they receive the mail, independent of its headers. */
  envelope: { from: string; to: string[] };
  raw: string;
  parsed: Email;
};

/** The server's answers to `RCPT TO` and after the mail's text; null accepts the mail. */
export type SmtpAnswers = {
  /** The login that may send; without it, every client may. */
  login?: { user: string; password: string };
  recipient?: (address: string) => SmtpRefusal | null;
  message?: () => SmtpRefusal | null;
};
type SmtpRefusal = { responseCode: number; message: string };

export type TestSmtpServer = {
  url: string;
  port: number;
  mails(): ReceivedMail[];
  /** Resolves to the first `count` mails as soon as they arrive; rejects on a timeout. */
  waitForMails(count: number, timeoutMs?: number): Promise<ReceivedMail[]>;
  clear(): void;
  close(): Promise<void>;
};

const errorOf = (refusal: SmtpRefusal | null | undefined): Error | null =>
  refusal
    ? Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode })
    : null;

const read = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** A mail server on the loopback that stores its mails. `port` 0 takes a free one. */
export const startSmtpServer = async (
  answers: SmtpAnswers = {},
  port = 0,
): Promise<TestSmtpServer> => {
  const received: ReceivedMail[] = [];
  const arrivals = new EventTarget();

  const keep: NonNullable<SMTPServerOptions['onData']> = (stream, session, done) => {
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    };
    read(stream)
      .then(async (bytes) => {
        const refusal = errorOf(answers.message?.());
        if (refusal) return done(refusal);
        received.push({ envelope, raw: bytes.toString(), parsed: await PostalMime.parse(bytes) });
        done();
        arrivals.dispatchEvent(new Event('mail'));
      })
      .catch(done);
  };

  const server = new SMTPServer({
    authOptional: answers.login === undefined,
    disabledCommands: answers.login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === answers.login?.user && password === answers.login?.password;
      done(isRight ? null : new Error('Wrong user or password'), { user: username });
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(errorOf(answers.recipient?.(address))),
    onData: keep,
  });
  // Tests include clients that disconnect early.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;

  const waitForMails = async (count: number, timeoutMs = 15_000): Promise<ReceivedMail[]> => {
    const signal = AbortSignal.timeout(timeoutMs);
    while (received.length < count) {
      await once(arrivals, 'mail', { signal }).catch(() => {
        throw new Error(`${received.length} of ${count} mails came within ${timeoutMs} ms`);
      });
    }
    return received.slice(0, count);
  };

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails: () => [...received],
    waitForMails,
    clear: () => {
      received.length = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
