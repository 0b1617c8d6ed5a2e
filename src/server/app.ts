import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ViteDevServer } from 'vite';
import { errorCodes } from '#shared/error-codes.ts';
import type { AppContext } from './app-context.ts';
import { feed } from './http/documents/feed.ts';
import { robots } from './http/documents/robots.ts';
import { sitemap } from './http/documents/sitemap.ts';
import { webManifest } from './http/documents/web-manifest.ts';
import { bodyDeadline } from './http/hardening/body-deadline.ts';
import { connectionLimit } from './http/hardening/connection-limit.ts';
import { refuseWritesInMaintenance } from './http/hardening/maintenance-mode.ts';
import { readerDeadline } from './http/hardening/reader-deadline.ts';
import { securityHeaders, securityHeadersFor } from './http/hardening/security-headers.ts';
import { answerUnreadable, refuseOddRequests } from './http/hardening/unreadable-requests.ts';
import { warnOfProxy } from './http/hardening/warn-of-proxy.ts';
import { health } from './http/health.ts';
import { logRequests } from './http/log-requests.ts';
import { clientFiles } from './http/pages/client-files.ts';
import { devPages } from './http/pages/dev-pages.ts';
import { movedPages } from './http/pages/moved-pages.ts';
import { createPageRenderer, loadClientBuild } from './http/pages/page-renderer.ts';
import { pages } from './http/pages/pages.ts';
import { answersInFrame, type SendAnswer } from './http/pages/plain-answers.ts';
import { plainFormRoutes } from './http/pages/plain-forms.ts';
import { sendPlainPage } from './http/pages/plain-page.ts';
import { answerBadUrl } from './http/rest/error-answers.ts';
import { requestIds } from './http/rest/request-ids.ts';
import { rest } from './http/rest/rest.ts';
import { answerPage } from './http/secret-addresses/answer-page.ts';
import { calendarExport } from './http/secret-addresses/calendar-export.ts';
import { cleaningPage } from './http/secret-addresses/cleaning-page.ts';
import { guestFiles } from './http/secret-addresses/guest-files.ts';
import { trpc } from './http/trpc.ts';
import { avatars } from './http/uploads/avatars.ts';
import { uploads } from './http/uploads/uploads.ts';

/** The source of pages: the build, the sources served by Vite, or none (tests of the API). */
export type PageSource = 'build' | ViteDevServer | 'none';

/** Bytes of a JSON body; uploads have their own limits. */
const BODY_LIMIT = 1024 * 1024;
/** Long enough for uploading a film; `timeouts` ends other requests earlier. */
const REQUEST_TIMEOUT_MS = 2 * 60 * 60_000;
/** The router's default is too short for long slugs. */
const MAX_PARAM_LENGTH = 5000;

const createServer = ({ config, logger, timeouts }: AppContext): FastifyInstance => {
  const headers = securityHeadersFor(config);
  const badUrl = answerBadUrl(headers);
  return fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Every log line names its request id, so a child logger per request would be wasted work.
    childLoggerFactory: (shared) => shared,
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: timeouts.headMs,
      connectionsCheckingInterval: timeouts.checkMs,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    // A stopping site has accepted this connection, so it also does what the client asks for.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => badUrl(error, request, reply as never),
    clientErrorHandler: answerUnreadable(headers),
  });
};

/** Registers the pages. Returns how forms without JavaScript are answered. */
const registerPages = async (
  server: FastifyInstance,
  app: AppContext,
  source: PageSource,
): Promise<SendAnswer> => {
  const plainly: SendAnswer = (_request, reply, answer) => sendPlainPage(reply, answer);
  if (source === 'none') return plainly;
  if (source !== 'build') {
    devPages(server, app, source);
    return plainly;
  }
  const { hasNoRoute, staysOpen, isSecret, ...build } = await loadClientBuild();
  const render = createPageRenderer(app, () => Promise.resolve(build));
  await server.register(clientFiles);
  await server.register(pages(app, { render, hasNoRoute, staysOpen, isSecret }));
  return answersInFrame(app, render);
};

/** Builds the whole site from its parts; it does not listen yet. */
export const buildApp = async (app: AppContext, source: PageSource): Promise<FastifyInstance> => {
  const server = createServer(app);
  await server.register(logRequests, { app });
  await server.register(securityHeaders, { app });
  await server.register(connectionLimit);
  await server.register(refuseOddRequests, { headers: securityHeadersFor(app.config) });
  await server.register(warnOfProxy, { app });
  await server.register(requestIds);
  await server.register(bodyDeadline, { app });
  await server.register(readerDeadline, { app });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (app.lifecycle.phase === 'stopping') reply.header('connection', 'close');
    done(null, payload);
  });
  server.setNotFoundHandler((_request, reply) => {
    reply.code(404).type('text/plain; charset=utf-8').send(errorCodes.NOT_FOUND.message);
  });
  await server.register(health(app));
  const sendAnswer = await registerPages(server, app, source);
  await server.register(async (calls) => {
    await calls.register(refuseWritesInMaintenance, { app });
    await calls.register(trpc(app), { prefix: '/trpc' });
    await calls.register(rest(app), { prefix: '/api' });
    await calls.register(plainFormRoutes(app, sendAnswer));
    await calls.register(cleaningPage(app));
    await calls.register(answerPage(app));
  });
  await server.register(avatars);
  await server.register(sitemap(app));
  await server.register(feed(app));
  await server.register(calendarExport(app));
  await server.register(guestFiles(app));
  await server.register(robots(app));
  await server.register(webManifest(app));
  await server.register(uploads(app), { prefix: '/uploads/' });
  await server.register(movedPages);
  return server;
};
