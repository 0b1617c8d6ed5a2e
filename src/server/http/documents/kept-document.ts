import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import {
  isInPreparation,
  listOfferedLocales,
} from '#server/features/site-settings/site-settings.service.ts';
import { inPreparation } from '#server/http/pages/in-preparation.ts';
import { sendPage } from '#server/http/pages/send-page.ts';
import { storedPage } from '#server/http/pages/stored-page.ts';
import { languages } from '#server/languages.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { HOUSE_LOCALE, type Locale, localizedPath } from '#shared/languages/locales.ts';

type KeptDocument = {
  /** Without a language. */
  path: string;
  /** Of a document that there is in each language that the owners offer. */
  locale?: Locale;
  type: string;
  write: () => Promise<string>;
};

/** Serves a generated document (feed, sitemap), cached like the pages. */
export const serveDocument = (
  server: FastifyInstance,
  app: AppContext,
  { locale = HOUSE_LOCALE, type, write, ...document }: KeptDocument,
): void => {
  const path = localizedPath(locale, document.path);
  server.get(path, async (request, reply) => {
    const today = todayAtHouse(app.clock.now());
    const render = async () =>
      storedPage(await write(), { 'content-type': `${type}; charset=utf-8` });
    const known = app.pageCache.get(path, today);
    if (known) return sendPage(request, reply, known);
    if (!(await listOfferedLocales(app.database)).includes(locale)) return reply.callNotFound();
    if (await isInPreparation(app.database)) {
      const { status, headers } = inPreparation;
      return reply
        .code(status)
        .headers(headers)
        .type('text/plain; charset=utf-8')
        .send(languages[locale].t('errors.SITE_IN_PREPARATION'));
    }
    const kept = await app.pageCache.getOrRender(path, today, render);
    return kept ? sendPage(request, reply, kept) : reply.callNotFound();
  });
};
