import { z } from 'zod';
import { publicProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { property, propertyView, updatePropertyInput } from '#shared/property.schema.ts';
import { hiddenProperty, updateProperty } from './property.service.ts';
import { getPropertyView } from './property-view.service.ts';

export const propertyRouter = router({
  get: publicProcedure
    .meta(
      rest('GET /property', 'The house: its description, equipment and rules', { staysOpen: true }),
    )
    .input(z.void())
    .output(propertyView)
    .query(({ ctx: { app, isHidden, locale } }) =>
      isHidden ? hiddenProperty : getPropertyView(app.database, locale),
    ),

  update: staffProcedure
    .meta(rest('PUT /property', 'Change the data of the house'))
    .input(updatePropertyInput)
    .output(property)
    .mutation(({ ctx, input }) => updateProperty(ctx.app, input)),
});
