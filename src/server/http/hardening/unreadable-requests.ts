import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import { languages } from '#server/languages.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { splitLocale } from '#shared/languages/locales.ts';

const statuses: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const answerOf = (status: number, headers: Record<string, string>): string => {
  const text = errorCodes.INVALID_INPUT.message;
  const all = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
};

/**
 * Malformed requests, oversized headers and timeouts: no request object exists yet, so answer on the
 * socket and close it.
 */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: { code?: string }, socket: Socket): void => {
    // A response may already have been started, and must not be mixed with this one.
    if (socket.writable && socket.bytesWritten === 0) {
      socket.end(answerOf(statuses[error.code ?? ''] ?? 400, headers));
    }
    socket.destroySoon();
  };

/** In the language of the address. */
const refusalAt = (url = '/'): string =>
  languages[splitLocale(url).locale].t('errors.INVALID_INPUT');

/**
 * Requests that Node itself would answer without our headers: HTTP/1.1 without a Host header, and an
 * unknown Expect header. `createServer` is configured to pass on the first.
 */
export const refuseOddRequests = fastifyPlugin<{ headers: Record<string, string> }>(
  (server, { headers }, ready) => {
    server.addHook('onRequest', async ({ raw, url, headers: asked }, reply) => {
      if (raw.httpVersion !== '1.1' || asked.host !== undefined) return;
      return reply
        .code(400)
        .header('connection', 'close')
        .type('text/plain; charset=utf-8')
        .send(refusalAt(url));
    });
    server.server.on('checkExpectation', ({ url }: IncomingMessage, response: ServerResponse) => {
      response.writeHead(417, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
      response.end(refusalAt(url));
    });
    ready();
  },
);
