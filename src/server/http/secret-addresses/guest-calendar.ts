import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { getGuestCalendar } from '#server/features/guest-page/guest-page.service.ts';
import { errorCodes } from '#shared/error-codes.ts';

/** A confirmed stay for its guest's own calendar, below the secret address of its page. */
export const guestCalendar =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    server.get<{ Params: { token: string } }>(
      '/soggiorno/:token/soggiorno.ics',
      async ({ ip, params: { token } }, reply) => {
        reply.headers({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
        try {
          const ics = await getGuestCalendar(app, { token, clientAddress: ip });
          reply.header('content-disposition', 'attachment; filename="soggiorno.ics"');
          return reply.type('text/calendar; charset=utf-8').send(ics);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          reply.code(errorCodes[error.code].status).type('text/plain; charset=utf-8');
          return reply.send(error.message);
        }
      },
    );
    done();
  };
