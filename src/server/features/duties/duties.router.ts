import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { duties, dutiesInput } from '#shared/duties.schema.ts';
import { getDuties } from './duties.service.ts';

export const dutiesRouter = router({
  list: staffProcedure
    .meta(
      rest('GET /duties', 'What police, region and comune are owed for each stay', {
        description:
          'Confirmed stays of these days, by default of two weeks before and after today.',
      }),
    )
    .input(dutiesInput)
    .output(duties)
    .query(({ ctx, input }) => getDuties(ctx.app, input)),
});
