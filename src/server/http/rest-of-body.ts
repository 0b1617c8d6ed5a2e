import type { IncomingMessage } from 'node:http';

/** Of what a refused client goes on sending so much is read, and for so long. */
const MAX_REST_BYTES = 512 * 1024;
const MAX_REST_MS = 5000;
/** Then it has this long to read its answer, before the connection ends. */
const LAST_MOMENT_MS = 1000;

/**
 * Reads the rest of a body that is answered before its end, and throws it away: a client that is
 * still sending reads its answer only afterwards, and the connection may serve it again. Who sends
 * too much or too slowly is cut off.
 */
export const discardRest = (request: IncomingMessage): void => {
  if (request.complete || request.readableEnded) return;
  let left = MAX_REST_BYTES;
  let end: NodeJS.Timeout | undefined;
  const cutOff = (): void => {
    request.pause();
    end ??= setTimeout(() => request.destroy(), LAST_MOMENT_MS);
  };
  const patience = setTimeout(cutOff, MAX_REST_MS);
  const settled = (): void => {
    clearTimeout(patience);
    clearTimeout(end);
  };
  request.once('end', settled);
  request.once('close', settled);
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cutOff();
  });
  request.resume();
};
