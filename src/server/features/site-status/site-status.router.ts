import { z } from 'zod';
import { router, staffProcedure } from '#server/trpc/trpc.ts';
import { siteStatus } from '#shared/site-status.schema.ts';
import { getSiteStatus } from './site-status.service.ts';

export const siteStatusRouter = router({
  get: staffProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/status',
        tags: ['Stato del sito'],
        summary: 'Version, mail, free disk and the last backups',
      },
    })
    .input(z.void())
    .output(siteStatus)
    .query(({ ctx }) => getSiteStatus(ctx.app)),
});
