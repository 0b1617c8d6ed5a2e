import { z } from 'zod';
import { router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId } from '#shared/fields.schema.ts';
import { outboxMail } from '#shared/outbox.schema.ts';
import { listTroubledMails } from './outbox.repository.ts';
import { retryMail } from './outbox.service.ts';

const tags = ['Posta'];

export const outboxRouter = router({
  list: staffProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outbox',
        tags,
        summary: 'Mails that were given up, or failed and wait for their next attempt',
      },
    })
    .input(z.void())
    .output(z.array(outboxMail))
    .query(({ ctx }) => listTroubledMails(ctx.app.database)),

  retry: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outbox/{id}/retry',
        tags,
        summary: 'Send a mail that failed once more',
      },
    })
    .input(byId)
    .output(z.object({ message: z.string(), mail: outboxMail }))
    .mutation(async ({ ctx, input }) => ({
      message: "L'email riparte ora.",
      mail: await retryMail(ctx.app, input.id),
    })),
});
