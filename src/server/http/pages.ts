import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { StoredPage } from '#server/page-cache.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { sealPage } from './content-security-policy.ts';
import type { DrawnPage, PageRenderer } from './page-renderer.ts';
import { sendOnce, sendPage } from './send-page.ts';
import { storedPage } from './stored-page.ts';

/** A static page, so that nothing in it can fail: no data, script or style. */
const errorPage = (requestId: string): string => `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Qualcosa è andato storto</title>
  </head>
  <body>
    <h1>Qualcosa è andato storto</h1>
    <p>La pagina non si può mostrare in questo momento. Riprova tra poco.</p>
    <p><a href="/">Torna alla Home</a></p>
    <p><small>Codice: ${requestId}</small></p>
  </body>
</html>
`;

/** The one parameter that changes what is drawn: which page of the posts, from the second on. */
const pageOfPosts = (path: string, parameters: URLSearchParams): string => {
  const page = parameters.get('page') ?? '';
  const isFurtherPage = path === '/blog' && /^[1-9]\d{0,5}$/.test(page) && page !== '1';
  return isFurtherPage ? `?page=${page}` : '';
};

/**
 * The address that a page is drawn and kept for: its path, spelled in one way only. It begins with
 * one slash, so that no redirect to it leads to another site.
 */
const drawnAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(`http://site.invalid${url}`);
  const path = encodeURI(decodeURI(pathname)).replaceAll(/\/{2,}/g, '/');
  return `${path}${pageOfPosts(path, searchParams)}`;
};

const sendErrorPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(request.id));

/** Every page of the site. What all visitors see alike is drawn once and kept. */
export const pages =
  (app: AppContext, draw: PageRenderer): FastifyPluginCallback =>
  (server, _options, done) => {
    const upgradeInsecureRequests = app.config.publicUrl.startsWith('https:');

    const seal = ({ html, nonce }: DrawnPage): StoredPage => {
      const sealed = sealPage(html, nonce, { upgradeInsecureRequests });
      return storedPage(sealed.html, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': sealed.contentSecurityPolicy,
      });
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const address = drawnAddress(request.url);
      const today = todayAtHouse(app.clock.now());
      const known = app.pageCache.get(address, today);
      if (known) return sendPage(request, reply, known);

      let drawn: DrawnPage | undefined;
      const page = await app.pageCache.getOrRender(address, today, async () => {
        drawn = await draw(address, request.id);
        return drawn.status === 200 && drawn.mayBeKept ? seal(drawn) : undefined;
      });
      if (page) return sendPage(request, reply, page);
      // Somebody else asked first, and what was drawn is not kept: a redirect or an error.
      drawn ??= await draw(address, request.id);
      if (drawn.location !== null) return reply.redirect(drawn.location, drawn.status);
      if (drawn.status >= 500) return sendErrorPage(request, reply);
      return sendOnce(request, reply, seal(drawn), drawn);
    };

    server.get('/*', (request, reply) => {
      // Most visitors ask for a page by its own address: nothing has to be read then.
      const known = app.pageCache.get(request.url, todayAtHouse(app.clock.now()));
      return known ? sendPage(request, reply, known) : answer(request, reply);
    });
    // A form that was sent before the page's script was there: its page again, with what it says then.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    server.post('/*', async (request, reply) => reply.redirect(drawnAddress(request.url), 303));

    server.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error, requestId: request.id }, 'page failed');
      sendErrorPage(request, reply);
    });
    done();
  };
