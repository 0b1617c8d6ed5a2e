import { readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { saveFile } from '#server/infrastructure/file-storage.ts';
import type { DriveState } from '#shared/backups.schema.ts';
import { DriveError } from './drive-error.ts';
import { fieldsOf, textOf } from './json-fields.ts';

/** Consent to write to a Drive account, as stored. */
type StoredConsent = {
  refreshToken: string;
  /** The client that the consent was given to. */
  clientId: string;
  /** Whether Google rejected the token. */
  isRefused: boolean;
};

/**
 * The consent given to the client of the settings. A file keeps it out of the database, and therefore
 * out of every backup.
 */
export type TokenFile = {
  /** By the last answer of Google; sends no request. */
  state(): Promise<DriveState>;
  /** 'unset' without a client, 'unconnected' without a consent. */
  refreshToken(): Promise<string>;
  write(refreshToken: string): Promise<void>;
  /** Remembers whether Google accepted the token, unless another has replaced it. */
  setRefused(refreshToken: string, isRefused: boolean): Promise<void>;
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

export const createTokenFile = (path: string, clientId: string | undefined): TokenFile => {
  const read = async (): Promise<StoredConsent | undefined> => {
    // A missing or damaged file counts as no consent: an administrator can give it again.
    const stored = await readFile(path, 'utf8')
      .then(consentOf)
      .catch(() => undefined);
    // A token of another client is of no use to this one.
    return stored?.clientId === clientId ? stored : undefined;
  };
  const save = (consent: StoredConsent): Promise<void> =>
    saveFile(dirname(path), basename(path), Buffer.from(JSON.stringify(consent)), ownerOnly);

  return {
    state: async () => {
      if (!clientId) return 'unset';
      const consent = await read();
      if (!consent) return 'unconnected';
      return consent.isRefused ? 'expired' : 'connected';
    },
    refreshToken: async () => {
      if (!clientId) throw new DriveError('unset');
      const consent = await read();
      if (!consent) throw new DriveError('unconnected');
      return consent.refreshToken;
    },
    write: async (refreshToken) => {
      if (clientId) await save({ refreshToken, clientId, isRefused: false });
    },
    setRefused: async (refreshToken, isRefused) => {
      const stored = await read();
      if (stored?.refreshToken !== refreshToken || stored.isRefused === isRefused) return;
      await save({ ...stored, isRefused });
    },
    remove: () => rm(path, { force: true }),
  };
};
