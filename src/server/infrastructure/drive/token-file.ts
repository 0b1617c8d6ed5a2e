import { readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { saveFile } from '#server/infrastructure/file-storage.ts';
import { fieldsOf, textOf } from './json-fields.ts';

/** A consent to write into somebody's Drive. */
export type StoredConsent = {
  refreshToken: string;
  /** The client that it was given to. */
  clientId: string;
  /** Google said that it is over. */
  isRefused: boolean;
};

/** Keeps the consent out of the database, and so out of every backup. */
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

export const createTokenFile = (path: string): TokenFile => ({
  read: () =>
    readFile(path, 'utf8')
      .then(consentOf)
      // One that is missing or damaged is no consent: it can be given again.
      .catch(() => undefined),
  write: (consent) =>
    saveFile(dirname(path), basename(path), Buffer.from(JSON.stringify(consent)), {
      file: 0o600,
      folder: 0o700,
    }),
  remove: () => rm(path, { force: true }),
});
