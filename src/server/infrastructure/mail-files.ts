import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteFile } from './file-storage.ts';

// What is kept of mails on a site without a mail server: the files of `file-mailer`.

const FILE_NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-.+\.eml$/;

/** When the mail was caused, as its file's name says; null for anything else in the folder. */
const instantOf = (name: string): string | null =>
  FILE_NAME.test(name) ? name.replace(FILE_NAME, '$1-$2-$3T$4:$5:$6.$7Z') : null;

const listMailFiles = async (dir: string): Promise<string[]> => {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => instantOf(name) !== null);
};

const deleteAll = async (dir: string, names: readonly string[]): Promise<number> => {
  for (const name of names) await deleteFile(dir, name);
  return names.length;
};

/** Deletes the files of mails that were caused at `until` or before. Returns how many. */
export const deleteOldMailFiles = async (dir: string, until: string): Promise<number> => {
  const names = await listMailFiles(dir);
  return deleteAll(
    dir,
    names.filter((name) => (instantOf(name) ?? '') <= until),
  );
};

/** The head of a mail names its recipient, and whom an answer goes to. */
const headNames = (mail: string, addresses: ReadonlySet<string>): boolean => {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const words = head.toLowerCase().split(/[\s<>,;:"()]+/);
  return words.some((word) => addresses.has(word));
};

/** Deletes the files of mails to or from somebody. Addresses in lower case. */
export const deleteMailFilesOf = async (
  dir: string,
  addresses: ReadonlySet<string>,
): Promise<number> => {
  const wanted: string[] = [];
  for (const name of await listMailFiles(dir)) {
    if (headNames(await readFile(join(dir, name), 'utf8'), addresses)) wanted.push(name);
  }
  return deleteAll(dir, wanted);
};
