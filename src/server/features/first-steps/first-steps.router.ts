import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { firstStepsProgress } from '#shared/first-steps.schema.ts';
import { getFirstSteps } from './first-steps.service.ts';

export const firstStepsRouter = router({
  get: staffProcedure
    .meta(rest('GET /site/first-steps', 'The completed first steps of a new site'))
    .input(z.void())
    .output(firstStepsProgress)
    .query(({ ctx }) => getFirstSteps(ctx.app, ctx.caller)),
});
