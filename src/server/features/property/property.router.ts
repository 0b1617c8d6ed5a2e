import { z } from 'zod';
import { findTermsInWords } from '#server/features/payment-terms/payment-terms.service.ts';
import { publicProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { property, propertyView, updatePropertyInput } from '#shared/property.schema.ts';
import { getTranslatedProperty, hiddenProperty, updateProperty } from './property.service.ts';

export const propertyRouter = router({
  get: publicProcedure
    .meta(
      rest('GET /property', 'The house: its description, equipment and rules', { staysOpen: true }),
    )
    .input(z.void())
    .output(propertyView)
    .query(async ({ ctx: { app, isHidden, locale } }) => {
      if (isHidden) return hiddenProperty;
      const house = await getTranslatedProperty(app.database, locale);
      return { ...house, ...(await findTermsInWords(app.database, locale)) };
    }),

  update: staffProcedure
    .meta(rest('PUT /property', 'Change the data of the house'))
    .input(updatePropertyInput)
    .output(property)
    .mutation(({ ctx, input }) => updateProperty(ctx.app, input)),
});
