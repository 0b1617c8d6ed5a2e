import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const setDeadline = (request: IncomingMessage, ms: number): void => {
  const cutOff = (): void => {
    if (!request.complete) request.destroy();
  };
  deadlines.set(request, setTimeout(cutOff, ms));
  request.once('close', () => clearTimeout(deadlines.get(request)));
};

/** Restarts the deadline of an upload at each chunk, so that only silence ends it. */
export const postponeDeadline = (request: IncomingMessage): void => {
  deadlines.get(request)?.refresh();
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0';

/**
 * Closes connections whose body does not arrive in time. The server's own timeout is the same for all
 * routes and has to be long enough for a film.
 */
export const bodyDeadline = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.raw)) setDeadline(request.raw, app.timeouts.bodyMs);
    done();
  });
  ready();
});
