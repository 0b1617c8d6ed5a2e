import { createHash, randomBytes } from 'node:crypto';
import type { DriveSettings } from '#server/drive-settings.ts';
import { DriveError } from './drive-error.ts';
import type { TokenEndpoint } from './token-endpoint.ts';
import type { TokenFile } from './token-file.ts';

/** Only the files that this site itself made: Google asks for no verification of that. */
const SCOPE = 'https://www.googleapis.com/auth/drive.file';

const secret = (): string => randomBytes(32).toString('base64url');

/** What a consent is asked for with; state and verifier are kept until Google comes back. */
export type ConsentRequest = { url: string; state: string; verifier: string };

export type DriveConsent = {
  /**
   * Begins to connect an account.
   * @param redirectUrl where Google sends the person afterwards, as the Google project names it
   */
  begin(redirectUrl: string): ConsentRequest;
  /** Exchanges the code that Google came back with, and keeps what the site may do from now on. */
  connect(
    answer: { code: string; verifier: string; redirectUrl: string },
    options?: { signal?: AbortSignal },
  ): Promise<void>;
  /** Forgets the account, at Google too where it answers. */
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
      const [state, verifier] = [secret(), secret()];
      const url = new URL(settings.consentUrl);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: SCOPE,
        state,
        // A consent that lasts is given only to who asks for it anew.
        access_type: 'offline',
        prompt: 'consent',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return { url: url.href, state, verifier };
    },

    connect: async ({ code, verifier, redirectUrl }, { signal } = {}) => {
      const { clientId, clientSecret } = client();
      const { refreshToken, scopes } = await endpoint.ask(
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
      // Who unticks the box on Google's page has agreed to nothing.
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
