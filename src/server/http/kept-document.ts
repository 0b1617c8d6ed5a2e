import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
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
    const document = await app.pageCache.getOrRender(path, today, render);
    return document ? sendPage(request, reply, document) : reply.callNotFound();
  });
};
