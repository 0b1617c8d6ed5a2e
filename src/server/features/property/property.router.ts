import { z } from 'zod';
import { publicProcedure, router, staffProcedure } from '#server/trpc/trpc.ts';
import { property, updatePropertyInput } from '#shared/property.schema.ts';
import { getProperty, hiddenProperty, updateProperty } from './property.service.ts';

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
    .output(property)
    .query(({ ctx: { app, isHidden } }) => (isHidden ? hiddenProperty : getProperty(app.database))),

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
