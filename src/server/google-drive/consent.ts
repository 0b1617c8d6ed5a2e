import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { saveFile } from '#server/infrastructure/file-storage.ts';
import type { TokenEndpoint } from './access-tokens.ts';
import { DriveError } from './drive-error.ts';
import type { DriveSettings } from './drive-settings.ts';
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

/** Only files that this site made, for which Google asks for no app verification. */
const SCOPE = 'https://www.googleapis.com/auth/drive.file';

const newSecret = (): string => randomBytes(32).toString('base64url');

/** State and PKCE verifier have to be kept until Google redirects back. */
export type ConsentRequest = { url: string; state: string; verifier: string };

export type DriveConsent = {
  /**
   * Begins to connect an account.
   * @param redirectUrl where Google redirects to, as registered in the Google project
   */
  begin(redirectUrl: string): ConsentRequest;
  /** Exchanges the code from Google's redirect and stores the consent. */
  connect(
    answer: { code: string; verifier: string; redirectUrl: string },
    options?: { signal?: AbortSignal },
  ): Promise<void>;
  /** Forgets the account, and revokes the consent where Google can be reached. */
  disconnect(options?: { signal?: AbortSignal }): Promise<void>;
};

type Parts = { settings: DriveSettings; endpoint: TokenEndpoint; file: TokenFile };

export const createConsent = ({ settings, endpoint, file }: Parts): DriveConsent => {
  const client = () => {
    if (settings.access.kind !== 'consent') throw new DriveError('unset');
    return settings.access;
  };

  return {
    begin: (redirectUrl) => {
      const { clientId } = client();
      const [state, verifier] = [newSecret(), newSecret()];
      const url = new URL(settings.consentUrl);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: SCOPE,
        state,
        // Without a new prompt Google issues no refresh token.
        access_type: 'offline',
        prompt: 'consent',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return { url: url.href, state, verifier };
    },

    connect: async ({ code, verifier, redirectUrl }, { signal } = {}) => {
      const { clientId, clientSecret } = client();
      const { refreshToken, scopes } = await endpoint.request(
        {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUrl,
          client_id: clientId,
          client_secret: clientSecret,
        },
        signal,
      );
      // Google's page lets people untick the scope.
      if (!refreshToken || !scopes.includes(SCOPE)) {
        throw new DriveError('denied', { detail: 'the consent does not cover files' });
      }
      await file.write({ refreshToken, clientId, isRefused: false });
    },

    disconnect: async ({ signal } = {}) => {
      const stored = await file.read();
      await file.remove();
      if (stored) await endpoint.revoke(stored.refreshToken, signal).catch(() => undefined);
    },
  };
};
