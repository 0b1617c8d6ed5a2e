import { z } from 'zod';
import { publicProcedure, router } from '#server/trpc/trpc.ts';
import { featureBox } from '#shared/feature-boxes.schema.ts';
import { listPublishedFeatureBoxes } from './feature-boxes.repository.ts';

export const featureBoxesRouter = router({
  list: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/feature-boxes',
        tags: ['Sito'],
        summary: 'The boxes on the home page',
      },
    })
    .input(z.void())
    .output(z.array(featureBox))
    .query(({ ctx }) => listPublishedFeatureBoxes(ctx.app.database)),
});
