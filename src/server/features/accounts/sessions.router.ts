import { z } from 'zod';
import { languages } from '#server/languages.ts';
import { rest, router, userProcedure } from '#server/trpc/trpc.ts';
import { ownSession } from '#shared/accounts/accounts.schema.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessions.service.ts';

export const sessionsRouter = router({
  list: userProcedure
    .meta(rest('GET /auth/sessions', "The caller's open sessions"))
    .input(z.void())
    .output(z.array(ownSession))
    .query(({ ctx }) => listOwnSessions(ctx.app, ctx.caller, ctx.locale)),

  end: userProcedure
    .meta(
      rest('DELETE /auth/sessions/{id}', "End one of the caller's sessions", { keepsPages: true }),
    )
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await endOwnSession(ctx.app, ctx.caller, input.id);
      return { message: languages[ctx.locale].t('accountErrors.sessionEnded') };
    }),

  endOthers: userProcedure
    .meta(
      rest('DELETE /auth/sessions', "End all of the caller's sessions except this one", {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await endOtherSessions(ctx.app.database, ctx.caller);
      return { message: languages[ctx.locale].t('accountErrors.otherSessionsEnded') };
    }),
});
