import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export type MailerSettings = { smtpUrl?: string | undefined; mailDir: string; from: string };

/** Mails go to the mail server where there is one, otherwise each becomes an `.eml` file. */
export const createMailer = ({ smtpUrl, mailDir, from }: MailerSettings): Mailer =>
  smtpUrl ? createSmtpMailer({ url: smtpUrl, from }) : createFileMailer({ dir: mailDir, from });
