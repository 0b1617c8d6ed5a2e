import { z } from 'zod';
import { router, staffProcedure } from '#server/trpc/trpc.ts';
import { sampleContent } from '#shared/cms/content.schema.ts';
import { message } from '#shared/forms/fields.schema.ts';
import { getSampleContent, removeSampleContent } from './sample-house.service.ts';

const tags = ['Contenuti di esempio'];

export const sampleHouseRouter = router({
  sample: staffProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/content/sample',
        tags,
        summary: 'How much sample content is left',
      },
    })
    .input(z.void())
    .output(sampleContent)
    .query(({ ctx }) => getSampleContent(ctx.app.database)),

  removeSample: staffProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/content/sample',
        tags,
        summary: 'Remove all sample content',
      },
    })
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await removeSampleContent(ctx.app);
      return { message: 'Contenuti di esempio rimossi.' };
    }),
});
