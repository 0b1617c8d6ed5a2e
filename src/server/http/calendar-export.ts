import { createHash } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { exportCalendar } from '#server/features/calendars/calendar-export.service.ts';

const SECRET = /^[0-9a-f]{48}$/;

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-disposition': 'inline; filename="calendario.ics"',
};

const send = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply => {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  // Others that are told not to store it still ask whether it has changed.
  const conditions = { 'if-none-match': request.headers['if-none-match'] };
  if (fresh(conditions, { etag })) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(text);
};

/**
 * Our calendars for other sites and for the owners' telephone, at addresses that are secrets. Limited by
 * address: other sites fetch each a few times an hour. Wrong ones are limited by who asks.
 */
export const calendarExport =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
      const [, secret = ''] = /^(.*)\.ics$/.exec(request.params.file) ?? [];
      const isSecret = SECRET.test(secret);
      reply.headers(headers);
      try {
        if (isSecret) await app.rateLimiter.consume('calendarExport', { subject: secret });
        const text = isSecret ? await exportCalendar(app, secret) : null;
        if (text !== null) return send(request, reply, text);
        await app.rateLimiter.consume('calendarExport', { clientAddress: request.ip });
        return reply.callNotFound();
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
        const seconds = error.retryAfterSeconds ?? 60;
        return reply
          .code(429)
          .header('retry-after', seconds)
          .type('text/plain')
          .send(error.message);
      }
    });
    done();
  };
