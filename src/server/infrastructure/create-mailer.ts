import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export type MailerSettings = { smtpUrl?: string | undefined; mailDir: string; from: string };

/** Sends mails to the configured mail server; without one, writes them as `.eml` files. */
export const createMailer = ({ smtpUrl, mailDir, from }: MailerSettings): Mailer =>
  smtpUrl ? createSmtpMailer({ url: smtpUrl, from }) : createFileMailer({ dir: mailDir, from });
