import type { SendMailOptions } from 'nodemailer';

/** No display name: people choose their own, and user input must not be in a header. */
export type MailAddress = { address: string };

export type Mail = {
  /** The site's name, for a sender's address without one. */
  fromName: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  replyTo?: MailAddress;
  /** An attached file for the reader's own calendar. */
  calendar?: { fileName: string; ics: string };
  /** An attached document. */
  pdf?: { fileName: string; bytes: Buffer };
  /** With angle brackets; the same at every attempt, so that mail programs recognize duplicates. */
  messageId: string;
  /** When the mail was enqueued, the same at every attempt. */
  date: Date;
};

/** The file that holds the mail, when mails are written to files. */
export type MailReceipt = { file?: string };

export type Mailer = {
  /** Throws MailError. */
  send(mail: Mail): Promise<MailReceipt>;
  /** Aborts the mail in progress, which fails as 'interrupted'. */
  close(): void;
};

export type MailErrorReason =
  | 'recipient-refused'
  | 'unreachable'
  | 'timeout'
  | 'interrupted'
  | 'login-refused'
  | 'insecure'
  | 'message-refused'
  | 'not-written'
  | 'unknown';

type MailErrorDetails = Partial<Pick<MailError, 'responseCode' | 'response' | 'server'>>;

/** A mail that was not sent. The message names no recipient, so that it may be logged. */
export class MailError extends Error {
  readonly reason: MailErrorReason;
  /** The SMTP reply code, when the server answered. */
  readonly responseCode: number | undefined;
  /** The server's own words, which may quote the recipient: for the sender's eyes, not for the log. */
  readonly response: string | undefined;
  /** Host and port of the mail server, when one was asked. */
  readonly server: string | undefined;

  constructor(reason: MailErrorReason, code: string, details: MailErrorDetails = {}) {
    super([reason, code, details.responseCode].filter(Boolean).join(' '));
    this.name = 'MailError';
    this.reason = reason;
    this.responseCode = details.responseCode;
    this.response = details.response;
    this.server = details.server;
  }

  /** Whether another attempt is pointless. */
  get isFinal(): boolean {
    return this.reason === 'recipient-refused';
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const lineBreaks = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

// Characters that could turn one address into several, a name, a group or a comment.
const notInAddress = /[\s"(),:;<>[\\\]\u007f-\uffff]/;

// NOTE: mail programs decode `=?utf-8?Q?…?=` in headers, line breaks included. An invisible character
// in between keeps user input literal.
const asTyped = (text: string): string => text.replaceAll('=?', '=\u2060?');

const singleLine = (text: string): string => asTyped(text.replace(lineBreaks, ' ').trim());

/** Exactly one address, as an object, because nodemailer parses strings for lists and groups. */
const singleAddress = ({ address }: MailAddress): { name: string; address: string } => {
  const [local, domain, ...more] = address.split('@');
  if (!local || !domain || more.length > 0 || notInAddress.test(address)) {
    throw new MailError('recipient-refused', 'EADDRESS');
  }
  return { name: '', address };
};

/** The sender of the settings, under the site's name if it is only an address. */
const senderOf = (from: string, fromName: string): NonNullable<SendMailOptions['from']> => {
  const [name = '', address] = from.split('<');
  if (address !== undefined && name.trim() !== '') return from;
  return { name: singleLine(fromName), address: (address ?? name).replace('>', '') };
};

const attachmentsOf = ({ calendar, pdf }: Mail): NonNullable<SendMailOptions['attachments']> => [
  ...(calendar
    ? [
        {
          filename: calendar.fileName,
          content: calendar.ics,
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ]
    : []),
  ...(pdf ? [{ filename: pdf.fileName, content: pdf.bytes, contentType: 'application/pdf' }] : []),
];

/** A mail for nodemailer. Nothing in it can become a header, a list of recipients or a file. */
export const mailMessage = (mail: Mail, from: string): SendMailOptions => ({
  from: senderOf(from, mail.fromName),
  to: singleAddress(mail.to),
  ...(mail.replyTo && { replyTo: singleAddress(mail.replyTo) }),
  subject: singleLine(mail.subject),
  text: mail.text,
  html: mail.html,
  attachments: attachmentsOf(mail),
  messageId: mail.messageId,
  date: mail.date,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
