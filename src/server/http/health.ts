import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { isAlive } from '#server/database/is-alive.ts';
import { asMetrics, getSiteStatus } from '#server/features/site-status/site-status.service.ts';
import { version } from '#server/version.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request has the header `Authorization: Bearer TOKEN`. Compared in constant time. */
const isMonitor = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * For monitoring: 200 while the site can serve, otherwise 503. If MONITOR_TOKEN is set, its bearer also
 * gets `/healthz?details` and `/metrics`; without it both are answered 401.
 */
export const health =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    const { monitorToken } = app.config;

    server.get<{ Querystring: { details?: string } }>('/healthz', async (request, reply) => {
      const { phase } = app.lifecycle;
      const well = phase === 'serving' && (await isAlive(app.database));
      reply.header('cache-control', 'no-store');
      const trouble = phase === 'serving' ? 'unavailable' : phase;
      const brief = { status: well ? 'ok' : trouble, version };
      if (monitorToken === undefined || request.query.details === undefined || !well) {
        return reply.code(well ? 200 : 503).send(brief);
      }
      if (!isMonitor(request, monitorToken))
        return reply.code(401).send({ status: 'unauthorized' });
      return { ...brief, ...(await getSiteStatus(app)) };
    });

    if (monitorToken !== undefined) {
      server.get('/metrics', async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4');
        if (!isMonitor(request, monitorToken)) return reply.code(401).send('unauthorized\n');
        return asMetrics(await getSiteStatus(app));
      });
    }
    done();
  };
