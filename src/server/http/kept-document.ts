import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { isInPreparation } from '#server/features/site-settings/site-settings.service.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { inPreparation } from './in-preparation.ts';
import { sendPage } from './send-page.ts';
import { storedPage } from './stored-page.ts';

type KeptDocument = { path: string; type: string; write: () => Promise<string> };

/** Serves a generated document (feed, sitemap), cached like the pages. */
export const serveDocument = (
  server: FastifyInstance,
  app: AppContext,
  { path, type, write }: KeptDocument,
): void => {
  server.get(path, async (request, reply) => {
    const today = todayAtHouse(app.clock.now());
    const render = async () =>
      storedPage(await write(), { 'content-type': `${type}; charset=utf-8` });
    const known = app.pageCache.get(path, today);
    if (known) return sendPage(request, reply, known);
    if (await isInPreparation(app.database)) {
      const { status, headers } = inPreparation;
      return reply
        .code(status)
        .headers(headers)
        .type('text/plain; charset=utf-8')
        .send(errorCodes.SITE_IN_PREPARATION.message);
    }
    const document = await app.pageCache.getOrRender(path, today, render);
    return document ? sendPage(request, reply, document) : reply.callNotFound();
  });
};
