import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { deleteFile, listFolder, saveFile } from './file-storage.ts';
import { type Mail, MailError, type Mailer, mailMessage } from './mailer.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** '20260704T101500123Z-outbox-12.eml': sorts by time, and a second attempt overwrites the first. */
const fileName = ({ date, messageId }: Mail): string => {
  const time = date.toISOString().replace(/[-:.]/g, '');
  const name = messageId.replace(/^<|@.*/g, '').replace(/[^\w.-]+/g, '-');
  return `${time}-${name}.eml`;
};

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';

/** Writes mails as `.eml` files, for a site without a mail server. */
export const createFileMailer = ({ dir, from }: { dir: string; from: string }): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  // Not Base64, in which no address could be found.
  const textEncoding = 'quoted-printable';
  const folder = resolve(dir);
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mailMessage(mail, from), textEncoding });
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

const FILE_NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-.+\.eml$/;

/** When the mail was enqueued, by its file name; null for other files. */
const instantOf = (name: string): string | null =>
  FILE_NAME.test(name) ? name.replace(FILE_NAME, '$1-$2-$3T$4:$5:$6.$7Z') : null;

const listMailFiles = async (dir: string): Promise<string[]> =>
  (await listFolder(dir)).filter((name) => instantOf(name) !== null);

const deleteAll = async (dir: string, names: readonly string[]): Promise<number> => {
  for (const name of names) await deleteFile(dir, name);
  return names.length;
};

/** Deletes the files of mails enqueued at `until` or before. Returns how many. */
export const deleteOldMailFiles = async (dir: string, until: string): Promise<number> => {
  const names = await listMailFiles(dir);
  return deleteAll(
    dir,
    names.filter((name) => (instantOf(name) ?? '') <= until),
  );
};

/** Whether a header, such as To or Reply-To, or the text names one of the addresses. */
const hasAddress = (mail: string, addresses: ReadonlySet<string>): boolean => {
  const words = mail
    .replace(/=\r?\n/g, '')
    .toLowerCase()
    .split(/[\s<>,;:"()?]+/);
  return words.some((word) => addresses.has(word));
};

/** Deletes the files of mails to, from or about the addresses, given in lower case. */
export const deleteMailFilesOf = async (
  dir: string,
  addresses: ReadonlySet<string>,
): Promise<number> => {
  const wanted: string[] = [];
  for (const name of await listMailFiles(dir)) {
    if (hasAddress(await readFile(join(dir, name), 'utf8'), addresses)) wanted.push(name);
  }
  return deleteAll(dir, wanted);
};
