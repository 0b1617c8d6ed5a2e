import { z } from 'zod';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import { clockState } from '#shared/clock.schema.ts';
import { confirmClock, getClock } from './clock.service.ts';

const tags = ['Dati personali'];

export const clockRouter = router({
  get: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/clock',
        tags,
        summary: 'Whether the clock has jumped, so that nothing is deleted because of its age',
      },
    })
    .input(z.void())
    .output(clockState)
    .query(({ ctx }) => getClock(ctx.app)),

  confirm: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/clock/confirm',
        tags,
        summary: 'Say that the clock is right after a jump',
      },
      keepsPages: true,
    })
    .input(z.void())
    .output(clockState)
    .mutation(({ ctx }) => confirmClock(ctx.app)),
});
