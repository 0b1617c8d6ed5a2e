import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '#shared/error-codes.ts';

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
 * What is no HTTP, has too long a head or never comes to its end: there is no request yet that could
 * be answered, so the words go straight onto the connection, which then ends.
 */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: { code?: string }, socket: Socket): void => {
    // After an earlier answer the words might land in its middle.
    if (socket.writable && socket.bytesWritten === 0) {
      socket.end(answerOf(statuses[error.code ?? ''] ?? 400, headers));
    }
    socket.destroySoon();
  };
