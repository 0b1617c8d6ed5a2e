import { readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { saveFile } from '#server/infrastructure/file-storage.ts';
import { fieldsOf, textOf } from './json-fields.ts';

/** Consent to write to a Drive account, as stored. */
export type StoredConsent = {
  refreshToken: string;
  /** The client that the consent was given to. */
  clientId: string;
  /** Whether Google rejected the token. */
  isRefused: boolean;
};

/** A file keeps the consent out of the database, and therefore out of every backup. */
export type TokenFile = {
  read(): Promise<StoredConsent | undefined>;
  write(consent: StoredConsent): Promise<void>;
  remove(): Promise<void>;
};

const consentOf = (text: string): StoredConsent | undefined => {
  const { refreshToken, clientId, isRefused } = fieldsOf(JSON.parse(text));
  const [token, client] = [textOf(refreshToken), textOf(clientId)];
  return token && client
    ? { refreshToken: token, clientId: client, isRefused: isRefused === true }
    : undefined;
};

const ownerOnly = { file: 0o600, folder: 0o700 };

export const createTokenFile = (path: string): TokenFile => ({
  read: () =>
    readFile(path, 'utf8')
      .then(consentOf)
      // A missing or damaged file counts as no consent: an administrator can give it again.
      .catch(() => undefined),
  write: (consent) =>
    saveFile(dirname(path), basename(path), Buffer.from(JSON.stringify(consent)), ownerOnly),
  remove: () => rm(path, { force: true }),
});
