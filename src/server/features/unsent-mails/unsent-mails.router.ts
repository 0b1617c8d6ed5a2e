import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import { mailKindInWords } from '#shared/mail-kinds.ts';
import { outboxMail, readdressInput } from '#shared/outbox.schema.ts';
import { dismissMail, listUnsentMails, readdressMail, retryMail } from './unsent-mails.service.ts';

export const unsentMailsRouter = router({
  list: staffProcedure
    .meta(rest('GET /outbox', 'Emails that failed: given up, or waiting for the next attempt'))
    .input(z.void())
    .output(z.array(outboxMail))
    .query(({ ctx }) => listUnsentMails(ctx.app.database)),

  retry: staffProcedure
    .meta(rest('POST /outbox/{id}/retry', 'Retry a failed email'))
    .input(byId)
    .output(z.object({ message: z.string(), mail: outboxMail }))
    .mutation(async ({ ctx, input }) => ({
      message: 'L’email riparte ora.',
      mail: await retryMail(ctx.app, input.id),
    })),

  readdress: staffProcedure
    .meta(
      rest(
        'PUT /outbox/{id}/recipient',
        'Send a failed email to another address, and correct the address in the booking',
      ),
    )
    .input(readdressInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      ctx.note.label = mailKindInWords[await readdressMail(ctx.app, input)];
      return { message: `L’email riparte ora, per ${input.email}.` };
    }),

  dismiss: staffProcedure
    .meta(rest('DELETE /outbox/{id}', 'Give up a failed email; it is not sent again'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      ctx.note.label = mailKindInWords[await dismissMail(ctx.app, input.id)];
      return { message: 'L’email non parte più.' };
    }),
});
