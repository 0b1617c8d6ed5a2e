import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Clock } from '#server/infrastructure/clock.ts';
import type { DriveState } from '#shared/backups.schema.ts';
import { DriveError } from './drive-error.ts';
import type { DriveAccess } from './drive-settings.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import type { StoredConsent, TokenFile } from './token-file.ts';

/** What an access token is requested with. */
type Grant = {
  /** Identifies the credential, so that a cached token is only used for the one it belongs to. */
  credential: string;
  params(): Record<string, string>;
};

export type Credentials = {
  /** By the last answer of Google; sends no request. */
  state(): Promise<DriveState>;
  grant(): Promise<Grant>;
  /** Remembers whether Google accepted the credential. */
  setRejected(credential: string, isRejected: boolean): Promise<void>;
};

const noCredentials: Credentials = {
  state: async () => 'unset',
  grant: async () => {
    throw new DriveError('unset');
  },
  setRejected: async () => undefined,
};

type Access<Kind extends DriveAccess['kind']> = Extract<DriveAccess, { kind: Kind }>;

const refreshTokenGrant = (
  { clientId, clientSecret }: Access<'token' | 'consent'>,
  refreshToken: string,
): Grant => ({
  credential: refreshToken,
  params: () => ({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }),
});

const settingsCredentials = (access: Access<'token'>): Credentials => {
  let isRejected = false;
  return {
    state: async () => (isRejected ? 'expired' : 'connected'),
    grant: async () => refreshTokenGrant(access, access.refreshToken),
    setRejected: async (_credential, value) => {
      isRejected = value;
    },
  };
};

const consentCredentials = (access: Access<'consent'>, file: TokenFile): Credentials => {
  /** A token of another client is of no use to this one. */
  const read = async (): Promise<StoredConsent | undefined> => {
    const stored = await file.read();
    return stored?.clientId === access.clientId ? stored : undefined;
  };
  return {
    state: async () => {
      const stored = await read();
      if (!stored) return 'unconnected';
      return stored.isRefused ? 'expired' : 'connected';
    },
    grant: async () => {
      const stored = await read();
      if (!stored) throw new DriveError('unconnected');
      return refreshTokenGrant(access, stored.refreshToken);
    },
    setRejected: async (credential, isRefused) => {
      const stored = await read();
      if (stored?.refreshToken !== credential || stored.isRefused === isRefused) return;
      await file.write({ ...stored, isRefused });
    },
  };
};

/** All of Drive: with the scope of own files a service account cannot see a folder made by others. */
const SERVICE_ACCOUNT_SCOPE = 'https://www.googleapis.com/auth/drive';
const ASSERTION_SECONDS = 3600;

type Key = { email: string; keyId: string | undefined; privateKey: KeyObject };

/** Read for every grant, so that a new key needs no restart. */
const readKey = async (keyFile: string): Promise<Key> => {
  try {
    const fields = fieldsOf(JSON.parse(await readFile(keyFile, 'utf8')));
    const email = textOf(fields.client_email);
    if (!email) throw new Error('No address');
    const privateKey = createPrivateKey(textOf(fields.private_key) ?? '');
    return { email, keyId: textOf(fields.private_key_id), privateKey };
  } catch {
    throw new DriveError('unset', { detail: 'the key file of the service account is not one' });
  }
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT signed with the key of the service account (RFC 7523). */
const assertionOf = ({ email, keyId, privateKey }: Key, tokenUrl: string, now: Date): string => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const header = { alg: 'RS256', typ: 'JWT', ...(keyId ? { kid: keyId } : {}) };
  const claims = {
    iss: email,
    scope: SERVICE_ACCOUNT_SCOPE,
    aud: tokenUrl,
    iat: issuedAt,
    exp: issuedAt + ASSERTION_SECONDS,
  };
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
};

type Parts = { access: DriveAccess; tokenUrl: string; file: TokenFile; clock: Clock };

const serviceAccountCredentials = (keyFile: string, { tokenUrl, clock }: Parts): Credentials => {
  let isRejected = false;
  return {
    state: () =>
      readKey(keyFile).then(
        () => (isRejected ? 'expired' : 'connected'),
        () => 'unset',
      ),
    grant: async () => {
      const key = await readKey(keyFile);
      return {
        credential: `${key.email} ${key.keyId}`,
        params: () => ({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: assertionOf(key, tokenUrl, clock.now()),
        }),
      };
    },
    setRejected: async (_credential, value) => {
      isRejected = value;
    },
  };
};

export const createCredentials = (parts: Parts): Credentials => {
  const { access, file } = parts;
  switch (access.kind) {
    case 'unset':
      return noCredentials;
    case 'token':
      return settingsCredentials(access);
    case 'consent':
      return consentCredentials(access, file);
    case 'serviceAccount':
      return serviceAccountCredentials(access.keyFile, parts);
  }
};
