import { z } from 'zod';
import { publicProcedure, router } from '#server/trpc/trpc.ts';
import { property } from '#shared/property.schema.ts';
import { getProperty } from './property.service.ts';

export const propertyRouter = router({
  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/property',
        tags: ['Sito'],
        summary: 'What the house is like',
      },
    })
    .input(z.void())
    .output(property)
    .query(({ ctx }) => getProperty(ctx.app.database)),
});
