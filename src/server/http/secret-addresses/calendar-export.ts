import { createHash } from 'node:crypto';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { AppContext } from '#server/app-context.ts';
import { exportCalendar } from '#server/features/calendars/calendar-export.service.ts';
import { answerSecret } from './secret-address.ts';

const send = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply => {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  // Some calendars ask whether the feed has changed in spite of no-store.
  const conditions = { 'if-none-match': request.headers['if-none-match'] };
  if (fresh(conditions, { etag })) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(text);
};

/**
 * Our calendars for other sites and for the owners' telephone, at addresses that are secrets. Other sites
 * fetch each a few times an hour.
 */
export const calendarExport =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
      const [, secret = ''] = /^(.*)\.ics$/.exec(request.params.file) ?? [];
      reply.header('content-disposition', 'inline; filename="calendario.ics"');
      return answerSecret(
        app,
        { request, reply, secret },
        {
          find: (known) => exportCalendar(app, known),
          found: (text) => send(request, reply, text),
          unknown: () => {
            reply.callNotFound();
            return reply;
          },
          tooMany: (message) => reply.type('text/plain').send(message),
        },
      );
    });
    done();
  };
