import { initTRPC, type TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isStaff } from '#shared/roles.ts';
import { appErrorOf, wireErrorOf } from './errors.ts';
import type { RequestContext } from './request-context.ts';

/** Who may call a procedure, from everybody up to administrators. */
export type Access = 'public' | 'session' | 'user' | 'staff' | 'admin';

/** `openapi` gives a procedure its REST path, `rest` says how REST answers. */
export type ProcedureMeta = OpenApiMeta & {
  access?: Access;
  /** A mutation that changes nothing which a page shows. */
  keepsPages?: true;
  rest?: {
    /** Answers 201, because the call makes something new. */
    creates?: true;
    /** A second method for the same call. */
    alsoPut?: true;
  };
};

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const { code, message, issues } = appErrorOf(error);
      const { httpStatus, path } = shape.data;
      return {
        code: shape.code,
        message,
        data: { httpStatus, path, appCode: code, issues, requestId: ctx?.requestId },
      };
    },
  });

export const { router, createCallerFactory } = t;

/** Our own refusals are no news, but for one: that the site has no room for a call right now. */
const logUnforeseen = (
  { app, requestId }: RequestContext,
  path: string,
  error: AppError,
  thrown: TRPCError,
): void => {
  const cause = thrown.cause ?? thrown;
  if (error.code === 'INTERNAL') app.logger.error({ err: cause, path, requestId }, 'call failed');
  if (error.code !== 'UNAVAILABLE') return;
  const err = cause instanceof AppError ? undefined : cause;
  app.logger.warn({ err, path, requestId }, 'call put off');
};

/** Every procedure's frame: errors in one language, what nobody foresaw logged once and hidden. */
const base = t.procedure.use(async ({ ctx, path, type, meta, next }) => {
  const result = await next();
  // Simple and never wrong: whatever was written, even by a call that failed after its commit, no
  // page drawn before it is shown again.
  if (type === 'mutation' && !meta?.keepsPages) ctx.app.pageCache.clear();
  if (!result.ok) {
    const error = appErrorOf(result.error);
    logUnforeseen(ctx, path, error, result.error);
    throw wireErrorOf(error);
  }
  return result;
});

const withCaller = (access: Access, allow: (caller: Caller) => void) =>
  base.meta({ access }).use(({ ctx, next }) => {
    const { caller } = ctx;
    if (!caller) throw wireErrorOf(new AppError('UNAUTHENTICATED'));
    allow(caller);
    return next({ ctx: { ...ctx, caller } });
  });

const assertConfirmed = (caller: Caller): void => {
  if (!caller.emailConfirmed) throw wireErrorOf(new AppError('EMAIL_NOT_CONFIRMED'));
};

/** Anybody. */
export const publicProcedure = base.meta({ access: 'public' });

/** Any session, of an unconfirmed address too: it may read itself and leave. */
export const sessionProcedure = withCaller('session', () => undefined);

/** Any logged-in user with a confirmed address. */
export const userProcedure = withCaller('user', assertConfirmed);

/** EDITOR and ADMIN. */
export const staffProcedure = withCaller('staff', (caller) => {
  assertConfirmed(caller);
  if (!isStaff(caller.role)) throw wireErrorOf(new AppError('FORBIDDEN'));
});

/** ADMIN only. */
export const adminProcedure = withCaller('admin', (caller) => {
  assertConfirmed(caller);
  if (caller.role !== 'ADMIN') throw wireErrorOf(new AppError('FORBIDDEN'));
});
