import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { isAlive } from '#server/database/is-alive.ts';
import { version } from '#server/version.ts';

/** For monitoring: 200 while the site can serve, otherwise 503. */
export const health =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    server.get('/healthz', async (_request, reply) => {
      const { phase } = app.lifecycle;
      const well = phase === 'serving' && (await isAlive(app.database));
      reply.code(well ? 200 : 503).header('cache-control', 'no-store');
      const trouble = phase === 'serving' ? 'unavailable' : phase;
      return { status: well ? 'ok' : trouble, version };
    });
    done();
  };
