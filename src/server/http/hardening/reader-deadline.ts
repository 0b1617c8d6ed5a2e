import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

/** How many bytes a client has read, in whole chunks, and since when it has read nothing. */
type Progress = { taken: number; sinceMs: number };

const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/**
 * Closes connections whose client does not read the response, which would keep the response and its
 * file open for ever. Each chunk (64 KB of a file) has to be read in time; the socket's own timeout
 * would restart with every byte. One timer checks all connections, so that responses cost nothing
 * extra.
 */
export const readerDeadline = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  const { checkMs, readerMs } = app.timeouts;
  const connections = new Map<Socket, Progress>();
  server.server.on('connection', (socket: Socket) => {
    connections.set(socket, { taken: 0, sinceMs: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  const closeStuck = (): void => {
    const now = performance.now();
    for (const [socket, { taken, sinceMs }] of connections) {
      const isStuck = socket.writableLength > 0 && takenBy(socket) === taken;
      if (!isStuck) connections.set(socket, { taken: takenBy(socket), sinceMs: now });
      else if (now - sinceMs >= readerMs) socket.destroy();
    }
  };
  const timer = setInterval(closeStuck, checkMs).unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
  ready();
});
