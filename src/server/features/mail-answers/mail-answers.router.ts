import { z } from 'zod';
import {
  countAnswerLinks,
  getAnswerPolicy,
  setAnswerPolicy,
  withdrawAnswerLinks,
} from '#server/features/bookings/answer-link.service.ts';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { mailAnswersPolicy, ownAnswerLinks } from '#shared/mail-answers.schema.ts';

export const mailAnswersRouter = router({
  links: staffProcedure
    .meta(rest('GET /auth/answer-links', 'How many requests the caller can answer from a mail'))
    .input(z.void())
    .output(ownAnswerLinks)
    .query(async ({ ctx }) => ({ open: await countAnswerLinks(ctx.app, ctx.caller.userId) })),

  withdraw: staffProcedure
    .meta(
      rest('DELETE /auth/answer-links', 'Withdraw all links that answer requests for the caller', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(ownAnswerLinks)
    .mutation(async ({ ctx }) => {
      await withdrawAnswerLinks(ctx.app.database, ctx.caller.userId);
      return { open: await countAnswerLinks(ctx.app, ctx.caller.userId) };
    }),

  policy: adminProcedure
    .meta(rest('GET /settings/mail-answers', 'Whether staff answer requests from their mails'))
    .input(z.void())
    .output(mailAnswersPolicy)
    .query(({ ctx }) => getAnswerPolicy(ctx.app.database)),

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
      await setAnswerPolicy(ctx.app.database, input.isOn);
      return input;
    }),
});
