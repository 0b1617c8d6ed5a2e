import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { createWorkQueue } from '#server/infrastructure/work-queue.ts';
import type { StoredPage } from '#server/page-cache.ts';
import { appErrorOf } from '#server/trpc/errors.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { sealPage } from './content-security-policy.ts';
import type { DrawnPage, PageRenderer } from './page-renderer.ts';
import { sendOnce, sendPage } from './send-page.ts';
import { storedPage } from './stored-page.ts';

/** A static page, so that nothing in it can fail: no data, script or style. */
const plainPage = (title: string, text: string, requestId: string): string => `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a href="/">Torna alla Home</a></p>
    <p><small>Codice: ${requestId}</small></p>
  </body>
</html>
`;

/** For the pages that could not be drawn now. */
const plainTexts: Partial<Record<ErrorCode, [title: string, text: string]>> = {
  TOO_MANY_REQUESTS: [
    'Troppe richieste',
    'Da questa rete sono arrivate troppe richieste. Riprova tra un minuto.',
  ],
  UNAVAILABLE: [
    'Il sito è molto visitato',
    'In questo momento non riusciamo a mostrare la pagina. Riprova tra qualche secondo.',
  ],
};
const BROKEN = [
  'Qualcosa è andato storto',
  'La pagina non si può mostrare in questo momento. Riprova tra poco.',
] as const;

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

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

const sendPlainPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply => {
  const [title, text] = plainTexts[error.code] ?? BROKEN;
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .code(plainTexts[error.code] ? errorCodes[error.code].status : 500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(title, text, request.id));
};

/** Drawings that may wait, each for some milliseconds; whoever comes then is told to come back. */
const MAX_WAITING = 100;

type PageParts = {
  draw: PageRenderer;
  /** Whether a path leads nowhere, whatever the data are. */
  hasNoRoute: (path: string) => boolean;
};

/**
 * Every page of the site. What all visitors see alike is drawn once and kept, the page that says that
 * nothing was found too; kept pages wait for no drawing.
 */
export const pages =
  (app: AppContext, { draw, hasNoRoute }: PageParts): FastifyPluginCallback =>
  (server, _options, done) => {
    const upgradeInsecureRequests = app.config.publicUrl.startsWith('https:');
    const inTurn = createWorkQueue({ atOnce: 1, waiting: MAX_WAITING });
    const today = () => todayAtHouse(app.clock.now());

    const seal = ({ html, nonce }: DrawnPage): StoredPage => {
      const sealed = sealPage(html, nonce, { upgradeInsecureRequests });
      return storedPage(sealed.html, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': sealed.contentSecurityPolicy,
      });
    };

    const drawInTurn = (address: string, { id }: FastifyRequest): Promise<DrawnPage> =>
      inTurn(async () => {
        // Between two drawings everybody is answered whose page is kept.
        await nextTurn();
        return draw(address, id);
      });

    /** Draws an address for one client, who may not ask for any number of new ones. */
    const drawFor = async (request: FastifyRequest, address: string): Promise<DrawnPage> => {
      await app.rateLimiter.consume('drawing', { clientAddress: request.ip });
      return drawInTurn(address, request);
    };

    const answerNotFound = async (
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
    ): Promise<FastifyReply> => {
      // No address has a space in it: nobody is sent this page as one that is there.
      const key = `not found: ${address}`;
      const page =
        app.pageCache.get(key, today()) ??
        (await app.pageCache.getOrRender(key, today(), async () =>
          seal(await drawInTurn(address, request)),
        ));
      if (!page) throw new AppError('INTERNAL');
      return sendOnce(request, reply, page, { status: 404, mayBeKept: true });
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const address = drawnAddress(request.url);
      const known = app.pageCache.get(address, today());
      if (known) return sendPage(request, reply, known);
      if (hasNoRoute(pathOf(address))) return answerNotFound(request, reply, '/-');
      let drawn: DrawnPage | undefined;
      const page = await app.pageCache.getOrRender(address, today(), async () => {
        drawn = await drawFor(request, address);
        return drawn.status === 200 && drawn.mayBeKept ? seal(drawn) : undefined;
      });
      if (page) return sendPage(request, reply, page);
      // Somebody else asked first, and what was drawn is not kept: a redirect or an error.
      drawn ??= await drawFor(request, address);
      if (drawn.location !== null) return reply.redirect(drawn.location, drawn.status);
      if (drawn.status >= 500) throw new AppError('INTERNAL');
      if (drawn.notFoundAddress !== null) {
        return answerNotFound(request, reply, drawn.notFoundAddress);
      }
      return sendOnce(request, reply, seal(drawn), drawn);
    };

    server.get('/*', (request, reply) => {
      // Most visitors ask for a page by its own address: nothing has to be read then.
      const known = app.pageCache.get(request.url, today());
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
      const known = appErrorOf(error);
      if (known.code === 'INTERNAL') {
        request.log.error({ err: error, requestId: request.id }, 'page failed');
      }
      sendPlainPage(request, reply, known);
    });
    done();
  };
