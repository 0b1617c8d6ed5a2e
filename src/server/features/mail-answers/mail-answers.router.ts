import { z } from 'zod';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { mailAnswersPolicy, ownAnswerLinks } from '#shared/mail-answers.schema.ts';
import { countLinks, getPolicy, setPolicy, withdrawLinks } from './mail-answers.service.ts';

export const mailAnswersRouter = router({
  links: staffProcedure
    .meta(rest('GET /auth/answer-links', 'How many requests the caller can answer from a mail'))
    .input(z.void())
    .output(ownAnswerLinks)
    .query(async ({ ctx }) => ({ open: await countLinks(ctx.app, ctx.caller.userId) })),

  withdraw: staffProcedure
    .meta(
      rest('DELETE /auth/answer-links', 'Withdraw all links that answer requests for the caller', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(ownAnswerLinks)
    .mutation(async ({ ctx }) => ({ open: await withdrawLinks(ctx.app, ctx.caller.userId) })),

  policy: adminProcedure
    .meta(rest('GET /settings/mail-answers', 'Whether staff answer requests from their mails'))
    .input(z.void())
    .output(mailAnswersPolicy)
    .query(({ ctx }) => getPolicy(ctx.app.database)),

  setPolicy: adminProcedure
    .meta(
      rest('PUT /settings/mail-answers', 'Choose whether staff answer requests from their mails', {
        keepsPages: true,
        description: 'Off, the links of earlier mails lead nowhere either.',
      }),
    )
    .input(mailAnswersPolicy)
    .output(mailAnswersPolicy)
    .mutation(async ({ ctx, input }) => {
      await setPolicy(ctx.app.database, input.isOn);
      return input;
    }),
});
