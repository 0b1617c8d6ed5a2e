import { z } from 'zod';
import { adminProcedure, rest, router } from '#server/trpc/trpc.ts';
import { clockState } from '#shared/clock.schema.ts';
import { confirmClock, getClock } from './clock.service.ts';

export const clockRouter = router({
  get: adminProcedure
    .meta(rest('GET /clock', 'Whether the clock jumped; if so, nothing is deleted by age'))
    .input(z.void())
    .output(clockState)
    .query(({ ctx }) => getClock(ctx.app)),

  confirm: adminProcedure
    .meta(
      rest('POST /clock/confirm', 'Confirm that the clock is right after a jump', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(clockState)
    .mutation(({ ctx }) => confirmClock(ctx.app)),
});
