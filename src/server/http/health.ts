import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isAlive } from '#server/database/is-alive.ts';
import { asMetrics, getSiteStatus } from '#server/features/site-status/site-status.service.ts';
import { answerError } from '#server/http/rest/error-answers.ts';
import { version } from '#server/version.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request has the header `Authorization: Bearer TOKEN`, compared in constant time. Without a
 * token in the settings, no client is a monitor.
 */
const isMonitor = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  answerError(new AppError('UNAUTHENTICATED'), request, reply.header('www-authenticate', 'Bearer'));
  return reply;
};

/**
 * For monitoring: `/healthz` answers everybody, 200 while the site can serve and otherwise 503.
 * `/healthz?details` and `/metrics` need the bearer MONITOR_TOKEN: UNAUTHENTICATED.
 */
export const health =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    const { monitorToken } = app.config;

    server.get<{ Querystring: { details?: string } }>('/healthz', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wantsDetails = request.query.details !== undefined;
      if (wantsDetails && !isMonitor(request, monitorToken)) return refuse(request, reply);
      const { phase } = app.lifecycle;
      const well = phase === 'serving' && (await isAlive(app.database));
      const trouble = phase === 'serving' ? 'unavailable' : phase;
      reply.code(well ? 200 : 503);
      const details = wantsDetails && well ? await getSiteStatus(app) : {};
      return { status: well ? 'ok' : trouble, ...details, version };
    });

    server.get('/metrics', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isMonitor(request, monitorToken)) return refuse(request, reply);
      reply.type('text/plain; version=0.0.4');
      return asMetrics(await getSiteStatus(app));
    });
    done();
  };
