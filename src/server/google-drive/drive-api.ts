import type { Clock } from '#server/infrastructure/clock.ts';
import type { AccessTokens } from './access-tokens.ts';
import { DriveError, isDriveError, responseError } from './drive-error.ts';
import type { Content, HttpRequest, HttpResponse, SendRequest } from './google-http.ts';
import { createRetryPolicy, type RetryPolicy, retry, type Wait } from './retry.ts';

/** Without it Drive does not find files on shared drives. */
const ALL_DRIVES = { supportsAllDrives: 'true' };

type DriveRequest = Omit<HttpRequest, 'url' | 'body'> & {
  /** A path of the API, or a whole URL that Drive returned. */
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  content?: Content;
  /** Expected statuses besides 2xx. */
  accepts?: readonly number[];
};

export type DriveApi = {
  /** One attempt; after a 401 a second one with a new access token. */
  once<T>(request: DriveRequest, read: (response: HttpResponse) => Promise<T>): Promise<T>;
  /** Retries transient failures; only for requests that may be repeated. */
  call<T>(request: DriveRequest, read: (response: HttpResponse) => Promise<T>): Promise<T>;
  retryPolicy(signal: AbortSignal | undefined): RetryPolicy;
};

type Parts = {
  send: SendRequest;
  tokens: AccessTokens;
  apiUrl: string;
  wait: Wait;
  clock: Clock;
};

const urlOf = (apiUrl: string, { path, query }: DriveRequest): URL => {
  const url = new URL(path, apiUrl);
  // The URL of an upload session has to be used unchanged.
  if (URL.canParse(path)) return url;
  for (const [name, value] of Object.entries({ ...query, ...ALL_DRIVES })) {
    url.searchParams.set(name, value);
  }
  return url;
};

const httpRequestOf = (request: DriveRequest, apiUrl: string, token: string): HttpRequest => {
  const { path, query, json, content, accepts, headers, ...rest } = request;
  const url = urlOf(apiUrl, request);
  const body = json === undefined ? content : JSON.stringify(json);
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

export const createDriveApi = ({ send, tokens, apiUrl, wait, clock }: Parts): DriveApi => {
  const attempt = <T>(
    request: DriveRequest,
    token: string,
    read: (response: HttpResponse) => Promise<T>,
  ): Promise<T> =>
    send(httpRequestOf(request, apiUrl, token), async (response) => {
      const isFine = response.status >= 200 && response.status < 300;
      if (!isFine && !request.accepts?.includes(response.status)) {
        throw await responseError(response, clock);
      }
      return read(response);
    });

  const once: DriveApi['once'] = async (request, read) => {
    const token = await tokens.get(request.signal);
    try {
      return await attempt(request, token, read);
    } catch (error) {
      if (!(error instanceof DriveError) || error.status !== 401) throw error;
      return attempt(request, await tokens.replace(token, request.signal), read);
    }
  };

  const retryPolicy = (signal: AbortSignal | undefined): RetryPolicy =>
    createRetryPolicy(wait, signal);

  return {
    once,
    call: (request, read) => retry(() => once(request, read), retryPolicy(request.signal)),
    retryPolicy,
  };
};

export const filePath = (id: string): string => `/drive/v3/files/${encodeURIComponent(id)}`;

/** A search condition on a property, which only this site's Google project can see. */
export const hasProperty = (key: string, value: string): string =>
  `appProperties has { key='${key}' and value='${value}' }`;

/** Deletes for good where the account may, otherwise to the bin: on a shared drive only managers may. */
const deleteOrBin = async (api: DriveApi, id: string, signal: AbortSignal | undefined) => {
  const file = { path: filePath(id), signal };
  const done = async (): Promise<void> => undefined;
  await api.call({ ...file, method: 'DELETE' }, done).catch((error: unknown) => {
    if (!isDriveError(error, 'denied')) throw error;
    return api.call({ ...file, method: 'PATCH', json: { trashed: true } }, done);
  });
};

/** Succeeds when the file is already gone. */
export const deleteDriveFile = (api: DriveApi, id: string, signal: AbortSignal | undefined) =>
  deleteOrBin(api, id, signal).catch((error: unknown) => {
    if (!isDriveError(error, 'gone')) throw error;
  });
