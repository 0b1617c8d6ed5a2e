import { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

/**
 * Cuts off who asks for something and then takes nothing of it: the answer, and the file it comes
 * from, would stay open for ever. Whatever is taken, however little, begins the time anew; the
 * server itself sets another time when the answer is over.
 */
export const readerDeadline = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  server.addHook('onSend', (_request, { raw: { socket } }, payload, done) => {
    // What answers an injected request is none.
    if (socket instanceof Socket) socket.setTimeout(app.patience.readerMs);
    done(null, payload);
  });
  ready();
});
