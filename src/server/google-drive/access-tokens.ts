import type { DriveSettings } from '#server/config.ts';
import type { Clock } from '#server/infrastructure/clock.ts';
import { DriveError, isDriveError, responseError } from './drive-error.ts';
import type { SendRequest } from './google-http.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { createRetryPolicy, retry, type Wait } from './retry.ts';
import { singleFlight } from './single-flight.ts';
import type { TokenFile } from './token-file.ts';

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
  request(grant: Record<string, string>, signal?: AbortSignal): Promise<Tokens>;
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

type EndpointParts = { send: SendRequest; settings: DriveSettings; wait: Wait; clock: Clock };

export const createTokenEndpoint = (parts: EndpointParts): TokenEndpoint => {
  const { send, wait, clock } = parts;
  const { client, tokenUrl } = parts.settings;
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
    request: async (grant, signal) => {
      if (!client) throw new DriveError('unset');
      const params = { ...grant, client_id: client.id, client_secret: client.secret };
      return retry(
        async () => tokensOf(await post(tokenUrl, params, signal)),
        createRetryPolicy(wait, signal),
      );
    },
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

type Cached = { refreshToken: string; token: string; expiresAt: number };
type Parts = { file: TokenFile; endpoint: TokenEndpoint; clock: Clock };

export const createAccessTokens = ({ file, endpoint, clock }: Parts): AccessTokens => {
  let cached: Cached | undefined;

  const request = singleFlight(async () => {
    const refreshToken = await file.refreshToken();
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const { accessToken, lifetimeSeconds } = await endpoint
      .request(grant)
      .catch(async (error: unknown) => {
        if (isDriveError(error, 'expired')) {
          await file.setRefused(refreshToken, true).catch(() => undefined);
        }
        throw error;
      });
    await file.setRefused(refreshToken, false);
    const expiresAt = clock.now().getTime() + lifetimeSeconds * 1000 - EARLY_MS;
    cached = { refreshToken, token: accessToken, expiresAt };
    return accessToken;
  });

  const get = async (signal?: AbortSignal): Promise<string> => {
    const refreshToken = await file.refreshToken();
    const isValid =
      cached?.refreshToken === refreshToken && cached.expiresAt > clock.now().getTime();
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
