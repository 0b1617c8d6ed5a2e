import { z } from 'zod';
import { publicProcedure, router, staffProcedure } from '#server/trpc/trpc.ts';
import { property, propertyView, updatePropertyInput } from '#shared/property.schema.ts';
import { hiddenProperty, readProperty, updateProperty } from './property.service.ts';

export const propertyRouter = router({
  get: publicProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'GET',
        path: '/property',
        tags: ['Sito'],
        summary: 'What the house is like',
      },
    })
    .input(z.void())
    .output(propertyView)
    .query(({ ctx: { app, isHidden, locale } }) =>
      isHidden ? hiddenProperty : readProperty(app.database, locale),
    ),

  update: staffProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/property',
        tags: ['Sito'],
        summary: 'Change what the house says of itself',
      },
    })
    .input(updatePropertyInput)
    .output(property)
    .mutation(({ ctx, input }) => updateProperty(ctx.app, input)),
});
