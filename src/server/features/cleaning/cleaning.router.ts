import { z } from 'zod';
import { router, teamProcedure } from '#server/trpc/trpc.ts';
import { cleaning, cleaningTask } from '#shared/cleaning.schema.ts';
import { setTaskCompletedInput } from '#shared/tasks.schema.ts';
import { getCleaning, tickTask } from './cleaning.service.ts';

const tags = ['Pulizie'];

export const cleaningRouter = router({
  get: teamProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/cleaning',
        tags,
        summary: 'The next stays, and the tasks that are the caller’s or nobody’s',
      },
    })
    .input(z.void())
    .output(cleaning)
    .query(({ ctx: { app, caller } }) => getCleaning(app, caller)),

  setTaskCompleted: teamProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/cleaning/tasks/{id}/complete',
        tags,
        summary:
          'Mark one of these tasks as done or not; without a word it becomes what it was not',
      },
      keepsPages: true,
    })
    .input(setTaskCompletedInput)
    .output(cleaningTask)
    .mutation(({ ctx: { app, caller }, input }) => tickTask(app, input, caller)),
});
