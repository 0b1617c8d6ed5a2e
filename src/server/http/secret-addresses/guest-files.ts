import type { FastifyPluginCallback } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { AtAddress } from '#server/features/bookings/guest-link.service.ts';
import { getGuestContractPdf } from '#server/features/contracts/contracts.service.ts';
import { getGuestCalendar } from '#server/features/guest-page/guest-page.service.ts';
import { errorCodes } from '#shared/error-codes.ts';

type GuestFile = {
  name: string;
  type: string;
  read: (app: AppContext, at: AtAddress) => Promise<string | Buffer>;
};

/** A confirmed stay for its guest's own calendar, and the contract as it was accepted. */
const files: readonly GuestFile[] = [
  { name: 'soggiorno.ics', type: 'text/calendar; charset=utf-8', read: getGuestCalendar },
  { name: 'contratto.pdf', type: 'application/pdf', read: getGuestContractPdf },
];

/** Files below the secret address of the page of a stay. */
export const guestFiles =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    for (const { name, type, read } of files) {
      server.get<{ Params: { token: string } }>(
        `/soggiorno/:token/${name}`,
        async ({ ip, params: { token } }, reply) => {
          reply.headers({
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
            'x-robots-tag': 'noindex',
          });
          try {
            const content = await read(app, { token, clientAddress: ip });
            reply.header('content-disposition', `attachment; filename="${name}"`);
            return reply.type(type).send(content);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            const { retryAfterSeconds } = error;
            if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
            reply.code(errorCodes[error.code].status).type('text/plain; charset=utf-8');
            return reply.send(error.message);
          }
        },
      );
    }
    done();
  };
