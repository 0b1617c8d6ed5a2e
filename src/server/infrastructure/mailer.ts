export type MailAddress = { name?: string; address: string };

export type Mail = {
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  replyTo?: MailAddress;
  /** With its angle brackets; the same at every attempt, so that a mail sent twice is known as one. */
  messageId: string;
  /** When the mail was caused, the same at every attempt. */
  date: Date;
};

/** What became of a mail: the file that holds it, where mails are files. */
export type MailReceipt = { file?: string };

export type Mailer = {
  /** Hands one mail over to one recipient. Throws MailError. */
  send(mail: Mail): Promise<MailReceipt>;
  /** Gives up what is under way: it fails as 'interrupted'. */
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

/** A mail that was not handed over. Its text names no recipient, so that it may be logged. */
export class MailError extends Error {
  readonly reason: MailErrorReason;
  /** The mail server's three figures, where it gave an answer. */
  readonly responseCode: number | undefined;

  constructor(reason: MailErrorReason, code: string, responseCode?: number) {
    super([reason, code, responseCode].filter(Boolean).join(' '));
    this.name = 'MailError';
    this.reason = reason;
    this.responseCode = responseCode;
  }

  /** True where trying again cannot help. */
  get isFinal(): boolean {
    return this.reason === 'recipient-refused';
  }
}
