import type { FastifyRequest } from 'fastify';
import type { AppContext, Caller } from '#server/app-context.ts';
import { findCaller } from '#server/features/accounts/sessions.service.ts';
import { isInPreparation } from '#server/features/site-settings/site-settings.service.ts';
import { isStaffCaller } from '#server/trpc/access.ts';
import type { RequestContext } from '#server/trpc/request-context.ts';
import { calledLocale, type Locale } from '#shared/languages/locales.ts';

const bearerToken = (header: string | undefined): string | null =>
  header?.match(/^Bearer ([\w-]{1,200})$/i)?.[1] ?? null;

const whoCalls = async (app: AppContext, request: FastifyRequest): Promise<Caller | null> => {
  const token = bearerToken(request.headers.authorization);
  return token ? findCaller(app, token) : null;
};

/** Finds the caller, once per request, before any procedure runs. */
export const createRequestContext = async (
  app: AppContext,
  request: FastifyRequest,
): Promise<RequestContext> => {
  const caller = await whoCalls(app, request);
  return {
    app,
    caller,
    isHidden: !isStaffCaller(caller) && (await isInPreparation(app.database)),
    locale: calledLocale(request.headers['accept-language']),
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
};

/** A visitor's context, for pages that are the same for everybody. */
export const createVisitorContext = async (
  app: AppContext,
  { requestId, locale }: { requestId: string; locale: Locale },
): Promise<RequestContext> => ({
  app,
  caller: null,
  isHidden: await isInPreparation(app.database),
  locale,
  requestId,
  clientAddress: '',
  userAgent: '',
});
