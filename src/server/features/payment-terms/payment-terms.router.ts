import { z } from 'zod';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { paymentTerms, updatePaymentTermsInput } from '#shared/money/payment-terms.schema.ts';
import { answerPaymentTerms, updatePaymentTerms } from './payment-terms.service.ts';

export const paymentTermsRouter = router({
  get: staffProcedure
    .meta(rest('GET /payment-terms', 'What guests pay when and how, and what they get back'))
    .input(z.void())
    .output(paymentTerms)
    .query(({ ctx }) => answerPaymentTerms(ctx.app.database)),

  update: adminProcedure
    .meta(
      rest('PUT /payment-terms', 'Change what guests pay when and how', {
        description: 'Stays that are confirmed keep the terms of their confirmation.',
      }),
    )
    .input(updatePaymentTermsInput)
    .output(paymentTerms)
    .mutation(({ ctx, input }) => updatePaymentTerms(ctx.app, input)),
});
