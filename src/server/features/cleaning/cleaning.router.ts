import { z } from 'zod';
import { rest, router, staffProcedure, teamProcedure } from '#server/trpc/trpc.ts';
import { cleaning, cleaningLink, cleaningTask } from '#shared/tasks/cleaning.schema.ts';
import { setTaskCompletedInput } from '#shared/tasks/tasks.schema.ts';
import { getCleaning, tickTask } from './cleaning.service.ts';
import {
  getCleaningLink,
  renewCleaningLink,
  withdrawCleaningLink,
} from './cleaning-link.service.ts';

export const cleaningRouter = router({
  get: teamProcedure
    .meta(rest('GET /cleaning', 'The next stays, and the tasks that are the caller’s or nobody’s'))
    .input(z.void())
    .output(cleaning)
    .query(({ ctx: { app, caller } }) => getCleaning(app, caller)),

  setTaskCompleted: teamProcedure
    .meta(
      rest(
        'PATCH /cleaning/tasks/{id}/complete',
        'Mark one of these tasks as done or not; without a word it becomes what it was not',
        { keepsPages: true },
      ),
    )
    .input(setTaskCompletedInput)
    .output(cleaningTask)
    .mutation(({ ctx: { app, caller }, input }) => tickTask(app, input, caller)),

  link: staffProcedure
    .meta(
      rest(
        'GET /cleaning/link',
        'The secret address of a page with the next stays, for those without an account',
      ),
    )
    .input(z.void())
    .output(cleaningLink)
    .query(({ ctx }) => getCleaningLink(ctx.app)),

  renewLink: staffProcedure
    .meta(
      rest('POST /cleaning/link', 'Make that address, or a new one; the former one stops to work', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(cleaningLink)
    .mutation(({ ctx }) => renewCleaningLink(ctx.app)),

  withdrawLink: staffProcedure
    .meta(
      rest('DELETE /cleaning/link', 'Withdraw that address: it stops to work', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(cleaningLink)
    .mutation(({ ctx }) => withdrawCleaningLink(ctx.app)),
});
