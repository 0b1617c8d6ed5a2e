import { DriveError } from './drive-error.ts';
import { bodyOf, type Slice } from './request-body.ts';
import { type Watch, watch } from './watch.ts';

const MAX_JSON_BYTES = 8 * 1024 * 1024;

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string | Slice;
  /** A redirect is followed only where that can give nothing away. */
  redirect?: 'follow' | 'manual';
  signal?: AbortSignal | undefined;
  /** How many bytes of the body the connection has taken. */
  onSent?: ((bytes: number) => void) | undefined;
};

export type Answer = {
  status: number;
  header(name: string): string | undefined;
  chunks(): AsyncGenerator<Uint8Array>;
  json(): Promise<unknown>;
};

/** One request and what is done with its answer. All that the network does wrong is a DriveError. */
export type Exchange = <T>(request: HttpRequest, use: (answer: Answer) => Promise<T>) => Promise<T>;

async function* chunksOf(response: Response, { alive, explain }: Watch) {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw explain(error);
      });
      if (done) return;
      alive();
      yield value;
      alive();
    }
  } finally {
    // So that the rest can be cancelled.
    reader.releaseLock();
  }
}

const jsonOf = async (response: Response, watching: Watch): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(response, watching)) {
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

const answerOf = (response: Response, watching: Watch): Answer => ({
  status: response.status,
  header: (name) => response.headers.get(name) ?? undefined,
  chunks: () => chunksOf(response, watching),
  json: () => jsonOf(response, watching),
});

export type Fetch = typeof globalThis.fetch;

/** @param silenceMs the longest time in which nothing moves, in either direction */
export const createExchange =
  ({ fetch, silenceMs }: { fetch: Fetch; silenceMs: number }): Exchange =>
  async (request, use) => {
    const watching = watch(silenceMs, request.signal);
    const { headers, ...body } = bodyOf(request.body, watching, request.onSent);
    let response: Response | undefined;
    try {
      response = await fetch(request.url, {
        method: request.method,
        headers: { ...request.headers, ...headers },
        redirect: request.redirect ?? 'manual',
        signal: watching.signal,
        ...body,
      }).catch((error: unknown) => {
        throw watching.explain(error);
      });
      watching.alive();
      return await use(answerOf(response, watching));
    } finally {
      watching.end();
      // What nobody reads would hold the connection.
      await response?.body?.cancel().catch(() => undefined);
    }
  };
