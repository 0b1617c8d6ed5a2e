import { z } from 'zod';
import { publicProcedure, router, sessionProcedure } from '#server/trpc/trpc.ts';
import { loginAnswer, loginInput, userAnswer } from '#shared/accounts.schema.ts';
import { message } from '#shared/fields.schema.ts';
import { getUser, login } from './accounts.service.ts';
import { closeSession } from './sessions.service.ts';

const tags = ['Account'];

export const accountsRouter = router({
  login: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/login', tags, summary: 'Log in' },
      keepsPages: true,
    })
    .input(loginInput)
    .output(loginAnswer)
    .mutation(({ ctx, input }) => login(ctx.app, input, ctx.clientAddress)),

  logout: sessionProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/logout', tags, summary: 'Log out' },
      keepsPages: true,
    })
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await closeSession(ctx.app, ctx.caller.sessionId);
      return { message: 'Sessione chiusa.' };
    }),

  me: sessionProcedure
    .meta({
      openapi: { method: 'GET', path: '/auth/me', tags, summary: 'Who I am' },
    })
    .input(z.void())
    .output(userAnswer)
    .query(async ({ ctx }) => ({ user: await getUser(ctx.app, ctx.caller.userId) })),
});
