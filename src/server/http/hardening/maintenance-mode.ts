import fastifyPlugin from 'fastify-plugin';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { maintenanceMode } from '#server/features/backups/maintenance-mode.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Answers API calls that write with 503 while a restore replaces the data they would change. */
export const refuseWritesInMaintenance = fastifyPlugin<{ app: AppContext }>(
  (server, { app }, ready) => {
    const writing = new WeakSet<object>();
    const end = (request: object): void => {
      if (writing.delete(request)) maintenanceMode(app).endWrite();
    };
    server.addHook('onRequest', (request, _reply, done) => {
      if (READING.includes(request.method)) return done();
      if (!maintenanceMode(app).beginWrite()) return done(new AppError('UNAVAILABLE'));
      writing.add(request);
      done();
    });
    server.addHook('onResponse', (request, _reply, done) => {
      end(request);
      done();
    });
    server.addHook('onRequestAbort', (request, done) => {
      end(request);
      done();
    });
    ready();
  },
);
