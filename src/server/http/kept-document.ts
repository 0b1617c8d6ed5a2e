import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { sendPage } from './send-page.ts';
import { storedPage } from './stored-page.ts';

type KeptDocument = { path: string; type: string; write: () => Promise<string> };

/** Serves a document for programs, written once and kept like the pages for people. */
export const serveDocument = (
  server: FastifyInstance,
  app: AppContext,
  { path, type, write }: KeptDocument,
): void => {
  server.get(path, async (request, reply) => {
    const today = todayAtHouse(app.clock.now());
    const draw = async () =>
      storedPage(await write(), { 'content-type': `${type}; charset=utf-8` });
    const known = app.pageCache.get(path, today);
    if (known) return sendPage(request, reply, known);
    const document = await app.pageCache.getOrRender(path, today, draw);
    return document ? sendPage(request, reply, document) : reply.callNotFound();
  });
};
