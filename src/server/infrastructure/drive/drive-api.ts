import type { Clock } from '#server/infrastructure/clock.ts';
import type { AccessTokens } from './access-tokens.ts';
import { DriveError } from './drive-error.ts';
import type { Answer, Exchange, HttpRequest } from './exchange.ts';
import { createPatience, type Patience, tryAgain, type Wait } from './patience.ts';
import { refusalOf } from './refusal.ts';
import type { Slice } from './request-body.ts';

/** Answers also for files on a shared drive. */
const ALL_DRIVES = { supportsAllDrives: 'true' };

export type DriveRequest = Omit<HttpRequest, 'url' | 'body'> & {
  /** Under the API's address, or a whole address that Drive gave. */
  path: string;
  query?: Record<string, string>;
  /** Goes out as JSON. */
  json?: unknown;
  bytes?: Slice;
  /** Statuses that are answers, beside 2xx. */
  accepts?: readonly number[];
};

export type DriveApi = {
  /** One try, with one new access token where the old one is refused. */
  once<T>(request: DriveRequest, use: (answer: Answer) => Promise<T>): Promise<T>;
  /** As often as it takes, five times at most. For what may be done twice. */
  call<T>(request: DriveRequest, use: (answer: Answer) => Promise<T>): Promise<T>;
  patience(signal: AbortSignal | undefined): Patience;
};

type Parts = {
  exchange: Exchange;
  tokens: AccessTokens;
  apiUrl: string;
  wait: Wait;
  clock: Clock;
};

const urlOf = (apiUrl: string, { path, query }: DriveRequest): URL => {
  const url = new URL(path, apiUrl);
  // The address of an upload is Drive's own, to be used as it is.
  if (URL.canParse(path)) return url;
  for (const [name, value] of Object.entries({ ...query, ...ALL_DRIVES })) {
    url.searchParams.set(name, value);
  }
  return url;
};

const httpRequestOf = (request: DriveRequest, apiUrl: string, token: string): HttpRequest => {
  const { path, query, json, bytes, accepts, headers, ...rest } = request;
  const url = urlOf(apiUrl, request);
  const body = json === undefined ? bytes : JSON.stringify(json);
  return {
    ...rest,
    url: url.href,
    headers: {
      ...headers,
      ...(json === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
      ...(url.origin === new URL(apiUrl).origin ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  };
};

export const createDriveApi = ({ exchange, tokens, apiUrl, wait, clock }: Parts): DriveApi => {
  const attempt = <T>(
    request: DriveRequest,
    token: string,
    use: (answer: Answer) => Promise<T>,
  ): Promise<T> =>
    exchange(httpRequestOf(request, apiUrl, token), async (answer) => {
      const isFine = answer.status >= 200 && answer.status < 300;
      if (!isFine && !request.accepts?.includes(answer.status)) {
        throw await refusalOf(answer, clock);
      }
      return use(answer);
    });

  const once: DriveApi['once'] = async (request, use) => {
    const token = await tokens.get(request.signal);
    try {
      return await attempt(request, token, use);
    } catch (error) {
      if (!(error instanceof DriveError) || error.status !== 401) throw error;
      return attempt(request, await tokens.renew(token, request.signal), use);
    }
  };

  const patience = (signal: AbortSignal | undefined): Patience => createPatience(wait, signal);

  return {
    once,
    call: (request, use) => tryAgain(() => once(request, use), patience(request.signal)),
    patience,
  };
};
