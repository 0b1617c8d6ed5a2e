import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** For calls alone. While a restore replaces the data nothing may be written that would be lost with it. */
export const writeGate = fastifyPlugin<{ app: AppContext }>((server, { app }, ready) => {
  const inside = new WeakSet<object>();
  server.addHook('onRequest', (request, _reply, done) => {
    if (READING.includes(request.method)) return done();
    if (!app.writeGate.enter()) return done(new AppError('UNAVAILABLE'));
    inside.add(request);
    done();
  });
  const leave = (request: object): void => {
    if (inside.delete(request)) app.writeGate.leave();
  };
  server.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
  server.addHook('onRequestAbort', (request, done) => {
    leave(request);
    done();
  });
  ready();
});
