import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import { type Mail, MailError, type Mailer } from './mailer.ts';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** '20260704T101500123Z-outbox-12.eml': sorted by time, and a second attempt is the same file. */
const fileName = ({ date, messageId }: Mail): string => {
  const time = date.toISOString().replace(/[-:.]/g, '');
  const name = messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]+/g, '-');
  return `${time}-${name}.eml`;
};

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';

/** Renamed when whole, so that who reads the folder never meets half a mail. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  const partial = `${file}.partial`;
  try {
    await writeFile(partial, content, { mode: OWNER_ONLY_FILE });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw new MailError('not-written', errorCode(error));
  }
};

/** Mails as `.eml` files, for a site without a mail server. */
export const createFileMailer = ({ dir, from }: { dir: string; from: string }): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = resolve(dir);
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mailMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new MailError('not-written', 'ESTREAM');
      const file = join(folder, fileName(mail));
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER }).catch((error) => {
        throw new MailError('not-written', errorCode(error));
      });
      await writeWhole(file, message);
      return { file };
    },
    close: () => undefined,
  };
};
