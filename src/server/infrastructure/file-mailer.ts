import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { saveFile } from './file-storage.ts';
import { mailMessage } from './mail-message.ts';
import { type Mail, MailError, type Mailer } from './mailer.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** '20260704T101500123Z-outbox-12.eml': sorted by time, and a second attempt is the same file. */
const fileName = ({ date, messageId }: Mail): string => {
  const time = date.toISOString().replace(/[-:.]/g, '');
  const name = messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]+/g, '-');
  return `${time}-${name}.eml`;
};

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';

/** Mails as `.eml` files, for a site without a mail server. */
export const createFileMailer = ({ dir, from }: { dir: string; from: string }): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = resolve(dir);
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mailMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new MailError('not-written', 'ESTREAM');
      const name = fileName(mail);
      await saveFile(folder, name, message, OWNER_ONLY).catch((error) => {
        throw new MailError('not-written', errorCode(error));
      });
      return { file: join(folder, name) };
    },
    close: () => undefined,
  };
};
