import type { Clock } from '#server/infrastructure/clock.ts';
import { DriveError } from './drive-error.ts';
import type { Exchange } from './exchange.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { createPatience, tryAgain, type Wait } from './patience.ts';
import { refusalOf } from './refusal.ts';

const DEFAULT_LIFE_SECONDS = 3600;

export type Tokens = {
  accessToken: string;
  lifeSeconds: number;
  refreshToken: string | undefined;
  scopes: string[];
};

export type TokenEndpoint = {
  /** Asks for tokens. 'expired' when Google does not accept the grant, 'denied' the client. */
  ask(params: Record<string, string>, signal?: AbortSignal): Promise<Tokens>;
  /** Tells Google to forget a token; one try. */
  revoke(token: string, signal?: AbortSignal): Promise<void>;
};

const tokensOf = (body: unknown): Tokens => {
  const { access_token, expires_in, refresh_token, scope } = fieldsOf(body);
  const accessToken = textOf(access_token);
  if (!accessToken) throw new DriveError('unreachable', { detail: '200 without a token' });
  return {
    accessToken,
    lifeSeconds: typeof expires_in === 'number' ? expires_in : DEFAULT_LIFE_SECONDS,
    refreshToken: textOf(refresh_token),
    scopes: textOf(scope)?.split(' ') ?? [],
  };
};

type Parts = { exchange: Exchange; tokenUrl: string; wait: Wait; clock: Clock };

export const createTokenEndpoint = ({ exchange, tokenUrl, wait, clock }: Parts): TokenEndpoint => {
  const post = <T>(
    url: string,
    params: Record<string, string>,
    read: (body: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> =>
    exchange(
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(params).toString(),
        signal,
      },
      async (answer) => {
        if (answer.status === 200) return read(await answer.json().catch(() => undefined));
        const refusal = await refusalOf(answer, clock);
        if (!refusal.detail?.endsWith('invalid_grant')) throw refusal;
        throw new DriveError('expired', { status: answer.status, detail: refusal.detail });
      },
    );

  return {
    ask: (params, signal) =>
      tryAgain(() => post(tokenUrl, params, tokensOf, signal), createPatience(wait, signal)),
    revoke: (token, signal) =>
      post(new URL('revoke', tokenUrl).href, { token }, () => undefined, signal),
  };
};
