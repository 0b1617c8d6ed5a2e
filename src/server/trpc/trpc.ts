import { initTRPC, type TRPCError } from '@trpc/server';
import type { OpenApiMeta, OpenApiMethod } from 'trpc-to-openapi';
import type { Caller } from '#server/app-context.ts';
import { AppError, wordsOf } from '#server/app-error.ts';
import { languages } from '#server/languages.ts';
import { isDiskFull } from '#server/storage-trouble.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import {
  type Access,
  assertAccess,
  type CallerAccess,
  isStaffCaller,
  knownCaller,
} from './access.ts';
import { type AuditMeta, type AuditNote, fieldOf, recordDone, recordError } from './audit-trail.ts';
import { appErrorOf, trpcErrorOf } from './errors.ts';
import type { RequestContext } from './request-context.ts';

/** `openapi` is what trpc-to-openapi reads: a procedure with it is a REST call too. */
export type ProcedureMeta = OpenApiMeta<{
  access?: Access;
  /** Replaces the usual text for a caller without a session. */
  askForLogin?: string;
  /** A public procedure that answers strangers while the site is in preparation too. */
  staysOpen?: true;
  /** A mutation that changes nothing which a page shows. */
  keepsPages?: true;
  audit?: AuditMeta;
  /** REST answers 201, because the call makes something new. */
  creates?: true;
  /** REST answers 404, although the path names no id. */
  mayMiss?: true;
  /** REST answers 429, although the call only reads. */
  isLimited?: true;
  /** REST answers 401 and 403 although the call is public: the login itself may fail. */
  logsIn?: true;
  /** A browser learns about its session from it, so staff's cookie follows the session. */
  tellsSession?: true;
  /** REST takes a second method for the same call. */
  alsoPut?: true;
  /** REST answers a file to be kept, of this name. */
  fileName?: string;
  /** Of a file that is not JSON; the call answers its text, or in Base64 what is none. */
  fileType?: string;
}>;

type RestOptions = Omit<ProcedureMeta, 'openapi' | 'access'> & {
  /** Details beyond the summary; the document adds the access level. */
  description?: string;
};

/**
 * The metadata of a procedure that REST serves under /api, as in `rest('GET /bookings/{id}', 'One
 * booking')`. The document takes its tag from the name of the router.
 */
export const rest = (
  call: `${OpenApiMethod} /${string}`,
  summary: string,
  { description, ...others }: RestOptions = {},
): ProcedureMeta => {
  const [method, path] = call.split(' ') as [OpenApiMethod, `/${string}`];
  return { ...others, openapi: { method, path, summary, ...(description && { description }) } };
};

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const known = appErrorOf(error);
      const { message, issues } = wordsOf(known, languages[ctx?.locale ?? HOUSE_LOCALE]);
      const { httpStatus, path } = shape.data;
      return {
        code: shape.code,
        message,
        data: { httpStatus, path, appCode: known.code, issues, requestId: ctx?.requestId },
      };
    },
  });

export const { router, createCallerFactory } = t;

const FULL_FOR_STAFF =
  'Il disco del server è pieno e niente è stato salvato. Cancella vecchi backup in Copie di sicurezza, o foto e video ' +
  'in Tutte le foto, e riprova; chi cura il server può fare spazio anche lì.';

/** Expected errors are not logged, except 503: the owner should know that calls were turned away. */
const logUnforeseen = (
  { app, requestId }: RequestContext,
  path: string,
  error: AppError,
  thrown: TRPCError,
): void => {
  const cause = thrown.cause ?? thrown;
  if (error.code === 'INTERNAL') app.logger.error({ err: cause, path, requestId }, 'call failed');
  if (error.code !== 'UNAVAILABLE' && error.code !== 'NO_SPACE') return;
  const err = cause instanceof AppError ? undefined : cause;
  app.logger.warn({ err, path, requestId }, 'call put off');
};

/** TOO_MANY_REQUESTS for a visitor with more reads than any page makes. Pages rendered here have no client. */
const assertModerate = async ({ app, caller, clientAddress }: RequestContext): Promise<void> => {
  if (caller || clientAddress === '') return;
  await app.rateLimiter.consume('reading', { clientAddress });
};

/** Logging in and deleting: on a full disk people do that to make room. */
const makesRoom = (meta: ProcedureMeta | undefined): boolean =>
  meta?.openapi?.method === 'DELETE' || meta?.logsIn === true;

/** Staff read what to do about a full disk; a guest only that the site is not available. */
const errorFor = (caller: Caller | null, thrown: TRPCError): AppError =>
  isDiskFull(thrown.cause) && isStaffCaller(caller)
    ? new AppError('NO_SPACE', FULL_FOR_STAFF)
    : appErrorOf(thrown);

/**
 * The statuses of calls that were refused before they changed anything. A flood of them must not cost visitors the
 * kept pages. Any other call that fails may have committed something.
 */
const REFUSALS: readonly number[] = [400, 401, 403, 404, 429];

const isRefusal = ({ code }: AppError): boolean => REFUSALS.includes(errorCodes[code].status);

/** The token in the answer to a login. */
const openedToken = (meta: ProcedureMeta | undefined, answer: unknown): string | undefined =>
  meta?.logsIn ? (answer as { token: string }).token : undefined;

/**
 * Turns errors into our own, logs unexpected ones once and hides their
 * text, and records changes by staff and refusals in the audit log before the answer is sent.
 */
const recorded = t.procedure.use(async ({ ctx, path, type, meta, next, getRawInput }) => {
  const note: AuditNote = {};
  const run = async () => {
    const result = await next({ ctx: { ...ctx, note } });
    const input = await getRawInput();
    const call = {
      ...ctx,
      action: path,
      type,
      meta: meta?.audit,
      note,
      input,
      id: meta?.openapi?.path.includes('{id}') ? fieldOf(input, 'id') : undefined,
    };
    const clearPages = (): void => {
      if (type === 'mutation' && !meta?.keepsPages) ctx.app.pageCache.clear();
    };
    if (!result.ok) {
      const error = errorFor(ctx.caller, result.error);
      if (!isRefusal(error)) clearPages();
      logUnforeseen(ctx, path, error, result.error);
      await recordError(call, error);
      if (error.code === 'UNAUTHENTICATED') await ctx.followSession();
      throw trpcErrorOf(error);
    }
    clearPages();
    if (meta?.tellsSession) await ctx.followSession(openedToken(meta, result.data));
    await recordDone(call, result.data);
    return result;
  };
  return makesRoom(meta) ? ctx.app.reserve.lend(run) : run();
});

/** The middleware of every procedure. */
const base = recorded.use(async ({ ctx, type, next }) => {
  if (type === 'query') await assertModerate(ctx);
  return next();
});

const withCaller = (access: CallerAccess) =>
  base.meta({ access }).use(({ ctx, meta, next }) => {
    const caller = assertAccess(access, ctx.caller, meta?.askForLogin);
    return next({ ctx: { ...ctx, caller } });
  });

/** While the site is in preparation, strangers get only what `staysOpen`. SITE_IN_PREPARATION. */
const assertOpen = ({ isHidden }: { isHidden: boolean }, meta: ProcedureMeta | undefined): void => {
  if (isHidden && !meta?.staysOpen) throw new AppError('SITE_IN_PREPARATION');
};

/** Public; every caller gets the same answer. */
export const publicProcedure = base.meta({ access: 'public' }).use(({ ctx, meta, next }) => {
  assertOpen(ctx, meta);
  return next({ ctx: { caller: undefined } });
});

/** A login: public, and it may replace the session that a password opened. */
export const loginProcedure = base.meta({ access: 'optional' }).use(({ ctx, meta, next }) => {
  assertOpen(ctx, meta);
  return next();
});

/** Public; the answer depends on the caller. */
export const optionalUserProcedure = loginProcedure.use(({ ctx, next }) =>
  next({ ctx: { caller: knownCaller(ctx.caller) } }),
);

/** Any session, of an unconfirmed address too: it may read itself and leave. */
export const sessionProcedure = withCaller('session');

/** A user with a confirmed address, also before the passkey that staff may have to use. */
export const proverProcedure = withCaller('prover');

/** Any logged-in user with a confirmed address. */
export const userProcedure = withCaller('user');

/** EDITOR and ADMIN. */
export const staffProcedure = withCaller('staff');

/** ADMIN only. */
export const adminProcedure = withCaller('admin');
