import { DriveError } from './drive-error.ts';

const MAX_JSON_BYTES = 8 * 1024 * 1024;

/** Bytes that are read while they are sent, and read again when they are sent again. */
export type Content = { length: number; read(): AsyncIterable<Uint8Array> };

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string | Content;
  /** Redirects are followed only for requests whose headers may reach another host. */
  redirect?: 'follow' | 'manual';
  signal?: AbortSignal | undefined;
  /** Called with the bytes of the body that the connection has taken so far. */
  onSent?: ((bytes: number) => void) | undefined;
};

export type HttpResponse = {
  status: number;
  header(name: string): string | undefined;
  chunks(): AsyncGenerator<Uint8Array>;
  json(): Promise<unknown>;
};

/** Sends a request and reads its response. Every network failure is a DriveError. */
export type SendRequest = <T>(
  request: HttpRequest,
  read: (response: HttpResponse) => Promise<T>,
) => Promise<T>;

export type Fetch = typeof globalThis.fetch;

/** The error code of the system alone, because a message could contain a secret. */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'network';
};

/** Aborts a request when nothing moves for `silenceMs`, or when the caller does. */
const watchActivity = (silenceMs: number, signal: AbortSignal | undefined) => {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  let isOver = false;
  let localError: unknown;
  return {
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    onActivity: () => {
      if (!isOver) timer.refresh();
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
    },
    /** Keeps an error of reading the local file, which `fetch` would report as a network error. */
    failLocally: (error: unknown): never => {
      localError = error;
      throw error;
    },
    errorOf: (error: unknown): unknown => {
      if (signal?.aborted) return new DriveError('cancelled');
      if (localError) return localError;
      const detail = silence.signal.aborted ? 'silence' : codeOf(error);
      return new DriveError('unreachable', { detail });
    },
  };
};

type Activity = ReturnType<typeof watchActivity>;

/** Goes out in chunks, which tells a slow connection from a dead one. */
const streamOf = ({ length, read }: Content, activity: Activity, onSent: HttpRequest['onSent']) => {
  const chunks = read()[Symbol.asyncIterator]();
  let sent = 0;
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next().catch(activity.failLocally);
        if (!done) {
          sent += value.length;
          activity.onActivity();
          onSent?.(sent);
          return controller.enqueue(value);
        }
        if (sent === length) return controller.close();
        activity.failLocally(new DriveError('corrupt', { detail: 'the file became shorter' }));
      },
      cancel: async () => {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
};

/** The body for `fetch`. */
const bodyOf = ({ body, onSent }: HttpRequest, activity: Activity) => {
  if (body === undefined || typeof body === 'string') return { body: body ?? null };
  const headers = { 'content-length': `${body.length}` };
  return { body: streamOf(body, activity, onSent), duplex: 'half' as const, headers };
};

async function* chunksOf(response: Response, { onActivity, errorOf }: Activity) {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw errorOf(error);
      });
      if (done) return;
      onActivity();
      yield value;
      onActivity();
    }
  } finally {
    // A locked body could not be cancelled.
    reader.releaseLock();
  }
}

const jsonOf = async (response: Response, activity: Activity): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(response, activity)) {
    bytes += chunk.length;
    if (bytes > MAX_JSON_BYTES) throw new DriveError('unreachable', { detail: 'endless JSON' });
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new DriveError('unreachable', { detail: `${response.status} without JSON` });
  }
};

/** @param silenceMs how long nothing may move in either direction */
export const createSendRequest =
  ({ fetch, silenceMs }: { fetch: Fetch; silenceMs: number }): SendRequest =>
  async (request, read) => {
    const activity = watchActivity(silenceMs, request.signal);
    const { headers, ...body } = bodyOf(request, activity);
    let response: Response | undefined;
    try {
      const answered = await fetch(request.url, {
        method: request.method,
        headers: { ...request.headers, ...headers },
        redirect: request.redirect ?? 'manual',
        signal: activity.signal,
        ...body,
      }).catch((error: unknown) => {
        throw activity.errorOf(error);
      });
      response = answered;
      activity.onActivity();
      return await read({
        status: answered.status,
        header: (name) => answered.headers.get(name) ?? undefined,
        chunks: () => chunksOf(answered, activity),
        json: () => jsonOf(answered, activity),
      });
    } finally {
      activity.end();
      // An unread body would keep the connection busy.
      await response?.body?.cancel().catch(() => undefined);
    }
  };
