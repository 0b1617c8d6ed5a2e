import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { siteStatus } from '#shared/site-status.schema.ts';
import { getSiteStatus } from './site-status.service.ts';

export const siteStatusRouter = router({
  get: staffProcedure
    .meta(rest('GET /status', 'Version, mail, free disk space and the last backups'))
    .input(z.void())
    .output(siteStatus)
    .query(({ ctx }) => getSiteStatus(ctx.app)),
});
