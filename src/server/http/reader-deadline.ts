import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

/** What a client has taken so far, in bytes of whole pieces, and since when it has taken no more. */
type Progress = { taken: number; sinceMs: number };

const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/**
 * Cuts off who asks for something and then does not take it: the answer, and the file it comes from,
 * would stay open for ever. A piece (64 KB of a file) has to go before the time is over; the socket's
 * own clock would begin anew with each byte. Looked for now and then, so that answers cost no more.
 */
export const readerDeadline = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  const { checkMs, readerMs } = app.timeouts;
  const connections = new Map<Socket, Progress>();
  server.server.on('connection', (socket: Socket) => {
    connections.set(socket, { taken: 0, sinceMs: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  const cutOffTheStuck = (): void => {
    const now = performance.now();
    for (const [socket, { taken, sinceMs }] of connections) {
      const isStuck = socket.writableLength > 0 && takenBy(socket) === taken;
      if (!isStuck) connections.set(socket, { taken: takenBy(socket), sinceMs: now });
      else if (now - sinceMs >= readerMs) socket.destroy();
    }
  };
  const timer = setInterval(cutOffTheStuck, checkMs).unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
  ready();
});
