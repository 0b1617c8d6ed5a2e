import { createTransport, type NodemailerError } from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type MailServer, nameOf } from '#server/mail-server.ts';
import { MailError, type MailErrorReason, type Mailer, mailMessage } from './mailer.ts';

type SmtpTimeouts = {
  connectMs: number;
  greetingMs: number;
  /** The longest silence within a connection. */
  silenceMs: number;
  /** The longest connection. */
  totalMs: number;
};

const defaultTimeouts: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 20_000,
  totalMs: 60_000,
};

const reasons: Record<string, MailErrorReason> = {
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETIMEDOUT: 'timeout',
  EAUTH: 'login-refused',
  ENOAUTH: 'login-refused',
  ETLS: 'insecure',
  EENVELOPE: 'message-refused',
  EMESSAGE: 'message-refused',
};

/** A permanent error (5xx) for the recipient repeats at each attempt. */
const isRecipientRefused = (error: Partial<NodemailerError>): boolean =>
  error.command === 'RCPT TO' && (error.responseCode ?? 0) >= 500;

const mailErrorOf = (thrown: unknown, server: string, isClosing: boolean): MailError => {
  if (thrown instanceof MailError) return thrown;
  const error: Partial<NodemailerError> = thrown instanceof Error ? thrown : {};
  const code = error.code ?? 'EUNKNOWN';
  if (code === 'EABORT')
    return new MailError(isClosing ? 'interrupted' : 'timeout', code, { server });
  const reason = isRecipientRefused(error) ? 'recipient-refused' : reasons[code];
  const { responseCode, response } = error;
  return new MailError(reason ?? 'unknown', code, { server, responseCode, response });
};

type SmtpSettings = { server: MailServer; from: string; timeouts?: SmtpTimeouts };

/** One SMTP connection per mail: mails are too rare for a pool. */
export const createSmtpMailer = ({
  server,
  from,
  timeouts = defaultTimeouts,
}: SmtpSettings): Mailer => {
  const transport = createTransport(
    new SMTPTransport({
      host: server.host,
      port: server.port,
      secure: server.tls === 'direct',
      requireTLS: server.tls === 'starttls',
      ignoreTLS: server.tls === 'off',
      ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.greetingMs,
      socketTimeout: timeouts.silenceMs,
      dnsTimeout: timeouts.connectMs,
    }),
  );
  const closing = new AbortController();

  return {
    send: async (mail) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeouts.totalMs)]);
      try {
        await transport.sendMail({ ...mailMessage(mail, from), signal });
        return {};
      } catch (error) {
        throw mailErrorOf(error, nameOf(server), closing.signal.aborted);
      }
    },
    close: () => {
      closing.abort();
      transport.close();
    },
  };
};
