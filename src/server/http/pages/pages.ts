import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import {
  isInPreparation,
  listOfferedLocales,
} from '#server/features/site-settings/site-settings.service.ts';
import { findPreviewer, readPreviewCookie } from '#server/http/preview-cookie.ts';
import { createWorkQueue } from '#server/infrastructure/work-queue.ts';
import { languages } from '#server/languages.ts';
import type { StoredPage } from '#server/page-cache.ts';
import { appErrorOf } from '#server/trpc/errors.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { parseStayAddress, stayQuery } from '#shared/bookings/stay-address.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import {
  HOUSE_LOCALE,
  isForStaff,
  type Locale,
  localizedPath,
  splitLocale,
} from '#shared/languages/locales.ts';
import { inPreparation } from './in-preparation.ts';
import type { PageRenderer, RenderedPage } from './page-renderer.ts';
import { sendPlainPage } from './plain-page.ts';
import { sendOnce, sendPage } from './send-page.ts';
import { securedPage } from './stored-page.ts';

/** The explanation on an error page; every other error shows the general one. */
const troubles: Partial<Record<ErrorCode, 'tooMany' | 'busy'>> = {
  TOO_MANY_REQUESTS: 'tooMany',
  UNAVAILABLE: 'busy',
};

/** Which page of the posts, from the second on. */
const pageOfPosts = (parameters: URLSearchParams): string => {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) && page !== '1' ? `?page=${page}` : '';
};

/** The only queries that change a page, in one spelling. */
const queryOf = (path: string, parameters: URLSearchParams): string => {
  if (path === '/blog') return pageOfPosts(parameters);
  return path === '/' ? stayQuery(parseStayAddress(Object.fromEntries(parameters))) : '';
};

/**
 * The canonical form of a page's URL, under which it is rendered and cached. It begins with a single
 * slash, so that a redirect to it cannot lead to another site. An encoded slash stays one: each % that
 * remains after decoding is doubled, and restored.
 */
const canonicalAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(`http://site.invalid${url}`);
  const spelled = encodeURI(decodeURI(pathname.replaceAll('%25', '%2525'))).replaceAll('%25', '%');
  const path = spelled.replaceAll(/\/{2,}/g, '/');
  return `${path}${queryOf(splitLocale(path).path, searchParams)}`;
};

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply => {
  const language = languages[splitLocale(request.url).locale];
  const trouble = troubles[error.code];
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  reply.code(trouble ? errorCodes[error.code].status : 500);
  return sendPlainPage(reply, {
    language,
    title: language.t(`plainPages.${trouble ?? 'broken'}Title`),
    texts: [language.t(`plainPages.${trouble ?? 'broken'}`)],
    requestId: request.id,
  });
};

/** No route has this path. */
const NOWHERE = '/-';

/** Renders that may wait, each taking some milliseconds; further requests are answered 503. */
const RENDERS = { atOnce: 1, waiting: 100 };

/**
 * Some pages have an address for any dates, page number or token, and most are rendered for each request. So
 * all clients together get four a second, which leaves the server to visitors of cached pages.
 */
const RENDERS_WITH_PARAMETERS = { atOnce: 1, waiting: 20, apartMs: 250 };

type PageParts = {
  render: PageRenderer;
  /** Whether no route matches a path; independent of data. */
  hasNoRoute: (path: string) => boolean;
  /** Whether strangers see a path while the site is in preparation. */
  staysOpen: (path: string) => boolean;
  /** Whether a path is behind a mailed link. */
  isSecret: (path: string) => boolean;
};

/**
 * Every page of the site. Pages that are the same for all visitors are rendered once and cached,
 * not-found pages too; cached pages never wait for a render.
 */
export const pages =
  (
    app: AppContext,
    { render, hasNoRoute, staysOpen, isSecret }: PageParts,
  ): FastifyPluginCallback =>
  (server, _options, done) => {
    const upgradeInsecureRequests = app.config.publicUrl.startsWith('https:');
    const inTurn = createWorkQueue(RENDERS);
    const withParametersInTurn = createWorkQueue(RENDERS_WITH_PARAMETERS);
    const today = () => todayAtHouse(app.clock.now());

    const toStoredPage = (rendered: RenderedPage): StoredPage =>
      securedPage(rendered, { upgradeInsecureRequests });

    const renderInTurn = (
      address: string,
      { id }: FastifyRequest,
      viewer: Role | null = null,
    ): Promise<RenderedPage> =>
      inTurn(async () => {
        // Requests for cached pages are answered between two renders.
        await nextTurn();
        return render(address, id, viewer);
      });

    /** Renders an address for a client, within the client's rate limit. */
    const renderFor = async (request: FastifyRequest, address: string): Promise<RenderedPage> => {
      const hasParameters = address.includes('?') || isSecret(splitLocale(pathOf(address)).path);
      const limit = hasParameters ? 'renderingWithParameters' : 'rendering';
      await app.rateLimiter.consume(limit, { clientAddress: request.ip });
      const rendered = () => renderInTurn(address, request);
      return hasParameters ? withParametersInTurn(rendered) : rendered();
    };

    const answerNotFound = async (
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
      status = 404,
    ): Promise<FastifyReply> => {
      // A URL cannot contain a space, so this key cannot be requested as a page.
      const key = `not found: ${address}`;
      const page =
        app.pageCache.get(key, today()) ??
        (await app.pageCache.getOrRender(key, today(), async () =>
          toStoredPage(await renderInTurn(address, request)),
        ));
      if (!page) throw new AppError('INTERNAL');
      return sendOnce(request, reply, page, { status, mayBeKept: true });
    };

    /** Staff's pages are in one language, and visitors' in those that the owners offer. */
    const isOffered = async (locale: Locale, path: string): Promise<boolean> =>
      locale === HOUSE_LOCALE ||
      (!isForStaff(path) && (await listOfferedLocales(app.database)).includes(locale));

    /** The not-found page of an address that has no page; null for every other. */
    const nowhereOf = async (address: string): Promise<string | null> => {
      const { locale, path } = splitLocale(pathOf(address));
      if (!(await isOffered(locale, path))) return NOWHERE;
      return hasNoRoute(path) ? localizedPath(locale, NOWHERE) : null;
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const address = canonicalAddress(request.url);
      const known = app.pageCache.get(address, today());
      if (known) return sendPage(request, reply, known);
      const nowhere = await nowhereOf(address);
      if (nowhere !== null) return answerNotFound(request, reply, nowhere);
      const { locale, path } = splitLocale(pathOf(address));
      if (!staysOpen(path) && (await isInPreparation(app.database))) {
        // In preparation, every address shows strangers the same explanation.
        reply.headers(inPreparation.headers);
        const soon = localizedPath(locale, NOWHERE);
        return answerNotFound(request, reply, soon, inPreparation.status);
      }
      let rendered: RenderedPage | undefined;
      const page = await app.pageCache.getOrRender(address, today(), async () => {
        rendered = await renderFor(request, address);
        return rendered.status === 200 && rendered.mayBeKept ? toStoredPage(rendered) : undefined;
      });
      if (page) return sendPage(request, reply, page);
      // Another request rendered the page first, and the result was not cached: a redirect or an error.
      rendered ??= await renderFor(request, address);
      if (rendered.location !== null) return reply.redirect(rendered.location, rendered.status);
      if (rendered.status >= 500) throw new AppError('INTERNAL');
      if (rendered.notFoundAddress !== null) {
        const notFound = localizedPath(locale, rendered.notFoundAddress);
        return answerNotFound(request, reply, notFound);
      }
      return sendOnce(request, reply, toStoredPage(rendered), rendered);
    };

    const answerVisitor = (request: FastifyRequest, reply: FastifyReply) => {
      // Most pages are requested by their canonical URL, which needs no parsing.
      const known = app.pageCache.get(request.url, today());
      return known ? sendPage(request, reply, known) : answer(request, reply);
    };

    /** Draws a page for one of the staff alone, within a limit that strangers cannot use up. */
    const answerStaff = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { userId, role }: Caller,
    ): Promise<FastifyReply> => {
      await app.rateLimiter.consume('rendering', { subject: String(userId) });
      const asked = canonicalAddress(request.url);
      const address = (await nowhereOf(asked)) ?? asked;
      const { locale } = splitLocale(address);
      const drawn = await renderInTurn(address, request, role);
      reply.header('cache-control', 'private, no-store');
      if (drawn.location !== null) return reply.redirect(drawn.location, drawn.status);
      if (drawn.status >= 500) throw new AppError('INTERNAL');
      const { status, mayBeKept, notFoundAddress } = drawn;
      const shown =
        notFoundAddress === null || drawn.html !== ''
          ? drawn
          : await renderInTurn(localizedPath(locale, notFoundAddress), request, role);
      return sendOnce(request, reply, toStoredPage(shown), { status, mayBeKept, isPrivate: true });
    };

    /** Pages behind mailed links, and those of the back office, look alike for everybody. */
    const looksAlike = (url: string): boolean => {
      const { path } = splitLocale(pathOf(canonicalAddress(url)));
      return isSecret(path) || isForStaff(path);
    };

    const answerCookie = async (
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply> => {
      const staff = await findPreviewer(app, request);
      return staff && !looksAlike(request.url)
        ? answerStaff(request, reply, staff)
        : answerVisitor(request, reply);
    };

    server.get('/*', (request, reply) =>
      readPreviewCookie(app, request) === null
        ? answerVisitor(request, reply)
        : answerCookie(request, reply),
    );
    // A form submitted before the page's script had loaded: redirect to its page.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    server.post('/*', async (request, reply) => reply.redirect(canonicalAddress(request.url), 303));

    server.setErrorHandler((error, request, reply) => {
      const known = appErrorOf(error);
      if (known.code === 'INTERNAL') {
        request.log.error({ err: error, requestId: request.id }, 'page failed');
      }
      sendFailure(request, reply, known);
    });
    done();
  };
