import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Clock } from '#server/infrastructure/clock.ts';
import type { Credentials } from './credentials.ts';
import { DriveError } from './drive-error.ts';
import { fieldsOf, textOf } from './json-fields.ts';

/** The narrower scope of own files would not let it into a folder that somebody else made. */
const SCOPE = 'https://www.googleapis.com/auth/drive';
const LIFE_SECONDS = 3600;

type Key = { email: string; keyId: string | undefined; privateKey: KeyObject };

/** Read anew each time: a new key needs no restart. */
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

/** Says who asks, for what and until when, signed with the account's key. */
const assertionOf = ({ email, keyId, privateKey }: Key, audience: string, now: Date): string => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const header = { alg: 'RS256', typ: 'JWT', ...(keyId ? { kid: keyId } : {}) };
  const claims = {
    iss: email,
    scope: SCOPE,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + LIFE_SECONDS,
  };
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
};

type Parts = { keyFile: string; tokenUrl: string; clock: Clock };

export const serviceAccountCredentials = ({ keyFile, tokenUrl, clock }: Parts): Credentials => {
  let isRefused = false;
  return {
    state: () =>
      readKey(keyFile).then(
        () => (isRefused ? 'expired' : 'connected'),
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
    remember: async (_grant, outcome) => {
      isRefused = outcome === 'refused';
    },
  };
};
