import { z } from 'zod';
import { router, staffProcedure } from '#server/trpc/trpc.ts';
import { firstStepsProgress } from '#shared/first-steps.schema.ts';
import { getFirstSteps } from './first-steps.service.ts';

export const firstStepsRouter = router({
  get: staffProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/site/first-steps',
        tags: ['Sito'],
        summary: 'Which of the first steps of a new site are done',
      },
    })
    .input(z.void())
    .output(firstStepsProgress)
    .query(({ ctx }) => getFirstSteps(ctx.app, ctx.caller)),
});
