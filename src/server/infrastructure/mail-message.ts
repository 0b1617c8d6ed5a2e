import type { SendMailOptions } from 'nodemailer';
import { type Mail, type MailAddress, MailError } from './mailer.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const lineBreaks = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

// What could make one address into two, or into a name, a group or a comment.
const notInAddress = /[\s"(),:;<>[\\\]\u007f-\uffff]/;

// NOTE: `=?utf-8?Q?…?=` is how headers write other letters: whoever types it would have a mail program
// show what it stands for, line breaks and all. The mark between, which nobody sees, keeps it as typed.
const asTyped = (text: string): string => text.replaceAll('=?', '=\u2060?');

const singleLine = (text: string): string => asTyped(text.replace(lineBreaks, ' ').trim());

/** Exactly one address, as an object: the mail library parses texts for lists and groups. */
const singleAddress = ({ name, address }: MailAddress): { name: string; address: string } => {
  const [local, domain, ...more] = address.split('@');
  if (!local || !domain || more.length > 0 || notInAddress.test(address)) {
    throw new MailError('recipient-refused', 'EADDRESS');
  }
  return { name: singleLine(name ?? ''), address };
};

/** A mail in the mail library's terms. Nothing in it can become a header, a list or a file. */
export const mailMessage = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: singleAddress(mail.to),
  ...(mail.replyTo && { replyTo: singleAddress(mail.replyTo) }),
  subject: singleLine(mail.subject),
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  date: mail.date,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
