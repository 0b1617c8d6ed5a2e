import type { Config } from '#server/config.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Sends mails to the configured mail server; without one, writes them as `.eml` files. */
export const createMailer = ({ server, dir, from }: Config['mail']): Mailer =>
  server ? createSmtpMailer({ server, from }) : createFileMailer({ dir, from });
