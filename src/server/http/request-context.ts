import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { findCaller } from '#server/features/accounts/sessions.service.ts';
import { isInPreparation } from '#server/features/site-settings/site-settings.service.ts';
import { viewerOf } from '#server/trpc/access.ts';
import type { RequestContext } from '#server/trpc/request-context.ts';
import { isStaff, type Role } from '#shared/accounts/roles.ts';
import { calledLocale, type Locale } from '#shared/languages/locales.ts';
import { followSession } from './preview-cookie.ts';

const bearerToken = (header: string | undefined): string | null =>
  header?.match(/^Bearer ([\w-]{1,200})$/i)?.[1] ?? null;

const viewOf = async (
  app: AppContext,
  viewer: Role | null,
): Promise<Pick<RequestContext, 'viewer' | 'isHidden'>> => ({
  viewer,
  isHidden: !isStaff(viewer) && (await isInPreparation(app.database)),
});

/**
 * Finds the caller by the token alone, once per request, before any procedure runs. Only an answer with a
 * `reply` sets staff's cookie.
 */
export const createRequestContext = async (
  app: AppContext,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<RequestContext> => {
  const sent = bearerToken(request.headers.authorization);
  const caller = sent === null ? null : await findCaller(app, sent);
  return {
    app,
    caller,
    ...(await viewOf(app, viewerOf(caller))),
    locale: calledLocale(request.headers['accept-language']),
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    followSession: async (openedToken) => {
      const token = openedToken ?? sent;
      if (reply && token !== null) await followSession(app, { request, reply, token });
    },
  };
};

/** The context of a page, for visitors or for staff: nobody calls, so nothing else opens. */
export const createPageContext = async (
  app: AppContext,
  { requestId, locale, viewer }: { requestId: string; locale: Locale; viewer: Role | null },
): Promise<RequestContext> => ({
  app,
  caller: null,
  ...(await viewOf(app, viewer)),
  locale,
  requestId,
  clientAddress: '',
  userAgent: '',
  followSession: () => Promise.resolve(),
});
