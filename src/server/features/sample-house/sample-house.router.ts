import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { sampleContent } from '#shared/cms/content.schema.ts';
import { message } from '#shared/forms/fields.schema.ts';
import { getSampleContent, removeSampleContent } from './sample-house.service.ts';

export const sampleHouseRouter = router({
  sample: staffProcedure
    .meta(rest('GET /content/sample', 'The amount of sample content that is left'))
    .input(z.void())
    .output(sampleContent)
    .query(({ ctx }) => getSampleContent(ctx.app)),

  removeSample: staffProcedure
    .meta(rest('DELETE /content/sample', 'Remove all sample content'))
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await removeSampleContent(ctx.app);
      return { message: 'Contenuti di esempio rimossi.' };
    }),
});
