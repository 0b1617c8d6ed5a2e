import { createHash, randomBytes } from 'node:crypto';
import type { DriveSettings } from '#server/config.ts';
import type { TokenEndpoint } from './access-tokens.ts';
import { DriveError } from './drive-error.ts';
import type { TokenFile } from './token-file.ts';

/** Only files that this site made, for which Google asks for no app verification. */
const OWN_FILES = 'https://www.googleapis.com/auth/drive.file';
/** A folder that a person made, perhaps on a shared drive, is invisible with the scope of own files. */
const ALL_FILES = 'https://www.googleapis.com/auth/drive';

const newSecret = (): string => randomBytes(32).toString('base64url');

/** State and PKCE verifier have to be kept until Google redirects back. */
type ConsentRequest = { url: string; state: string; verifier: string };

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
  const { client, folderId, consentUrl } = settings;
  const neededScope = folderId ? ALL_FILES : OWN_FILES;

  return {
    begin: (redirectUrl) => {
      if (!client) throw new DriveError('unset');
      const [state, verifier] = [newSecret(), newSecret()];
      const url = new URL(consentUrl);
      url.search = new URLSearchParams({
        client_id: client.id,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: neededScope,
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
      const { refreshToken, scopes } = await endpoint.request(
        {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUrl,
        },
        signal,
      );
      // Google's page lets people untick the scope.
      if (!refreshToken || !scopes.includes(neededScope)) {
        throw new DriveError('denied', { detail: 'the consent does not cover files' });
      }
      await file.write(refreshToken);
    },

    disconnect: async ({ signal } = {}) => {
      const token = await file.refreshToken().catch(() => undefined);
      await file.remove();
      if (token) await endpoint.revoke(token, signal).catch(() => undefined);
    },
  };
};
