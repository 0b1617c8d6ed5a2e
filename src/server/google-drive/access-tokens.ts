import type { Clock } from '#server/infrastructure/clock.ts';
import type { Credentials } from './credentials.ts';
import { DriveError, isDriveError, responseError } from './drive-error.ts';
import type { SendRequest } from './google-http.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { createRetryPolicy, retry, type Wait } from './retry.ts';
import { singleFlight } from './single-flight.ts';

/** Refresh a minute early so the token cannot expire mid-request. */
const EARLY_MS = 60_000;
const DEFAULT_LIFETIME_SECONDS = 3600;

type Tokens = {
  accessToken: string;
  lifetimeSeconds: number;
  refreshToken: string | undefined;
  scopes: string[];
};

export type TokenEndpoint = {
  /** Asks for tokens. 'expired' when Google rejects the grant, 'denied' when it rejects the client. */
  request(params: Record<string, string>, signal?: AbortSignal): Promise<Tokens>;
  /** Revokes a token, in one attempt. */
  revoke(token: string, signal?: AbortSignal): Promise<void>;
};

const tokensOf = (body: unknown): Tokens => {
  const { access_token, expires_in, refresh_token, scope } = fieldsOf(body);
  const accessToken = textOf(access_token);
  if (!accessToken) throw new DriveError('unreachable', { detail: '200 without a token' });
  return {
    accessToken,
    lifetimeSeconds: typeof expires_in === 'number' ? expires_in : DEFAULT_LIFETIME_SECONDS,
    refreshToken: textOf(refresh_token),
    scopes: textOf(scope)?.split(' ') ?? [],
  };
};

type EndpointParts = { send: SendRequest; tokenUrl: string; wait: Wait; clock: Clock };

export const createTokenEndpoint = (parts: EndpointParts): TokenEndpoint => {
  const { send, tokenUrl, wait, clock } = parts;
  const post = (
    url: string,
    params: Record<string, string>,
    signal: AbortSignal | undefined,
  ): Promise<unknown> =>
    send(
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(params).toString(),
        signal,
      },
      async (response) => {
        if (response.status !== 200) throw await responseError(response, clock);
        return response.json().catch(() => undefined);
      },
    );

  return {
    request: (params, signal) =>
      retry(
        async () => tokensOf(await post(tokenUrl, params, signal)),
        createRetryPolicy(wait, signal),
      ),
    revoke: async (token, signal) => {
      await post(new URL('revoke', tokenUrl).href, { token }, signal);
    },
  };
};

export type AccessTokens = {
  get(signal?: AbortSignal): Promise<string>;
  /** A new token in place of one that Google no longer accepts. */
  replace(rejected: string, signal?: AbortSignal): Promise<string>;
};

type Cached = { credential: string; token: string; expiresAt: number };
type Parts = { credentials: Credentials; endpoint: TokenEndpoint; clock: Clock };

export const createAccessTokens = ({ credentials, endpoint, clock }: Parts): AccessTokens => {
  let cached: Cached | undefined;

  const request = singleFlight(async () => {
    const { credential, params } = await credentials.grant();
    const { accessToken, lifetimeSeconds } = await endpoint
      .request(params())
      .catch(async (error: unknown) => {
        if (isDriveError(error, 'expired')) {
          await credentials.setRejected(credential, true).catch(() => undefined);
        }
        throw error;
      });
    await credentials.setRejected(credential, false);
    const expiresAt = clock.now().getTime() + lifetimeSeconds * 1000 - EARLY_MS;
    cached = { credential, token: accessToken, expiresAt };
    return accessToken;
  });

  const get = async (signal?: AbortSignal): Promise<string> => {
    const { credential } = await credentials.grant();
    const isValid = cached?.credential === credential && cached.expiresAt > clock.now().getTime();
    return isValid && cached ? cached.token : request(signal);
  };

  return {
    get,
    replace: (rejected, signal) => {
      if (cached?.token === rejected) cached = undefined;
      return get(signal);
    },
  };
};
