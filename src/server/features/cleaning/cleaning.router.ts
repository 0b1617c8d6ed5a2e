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
    .meta(
      rest('GET /cleaning', 'The next stays, and the tasks assigned to the caller or to nobody'),
    )
    .input(z.void())
    .output(cleaning)
    .query(({ ctx: { app, caller } }) => getCleaning(app, caller)),

  setTaskCompleted: teamProcedure
    .meta(
      rest(
        'PATCH /cleaning/tasks/{id}/complete',
        'Mark one of these tasks as done or not done; without `completed` the state is toggled',
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
        'The secret address of the cleaning page, for cleaners without an account',
      ),
    )
    .input(z.void())
    .output(cleaningLink)
    .query(({ ctx }) => getCleaningLink(ctx.app)),

  renewLink: staffProcedure
    .meta(
      rest(
        'POST /cleaning/link',
        'Create or replace the address of the cleaning page; an old one stops working',
        {
          keepsPages: true,
        },
      ),
    )
    .input(z.void())
    .output(cleaningLink)
    .mutation(({ ctx }) => renewCleaningLink(ctx.app)),

  withdrawLink: staffProcedure
    .meta(
      rest('DELETE /cleaning/link', 'Withdraw the address of the cleaning page; it stops working', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(cleaningLink)
    .mutation(({ ctx }) => withdrawCleaningLink(ctx.app)),
});
