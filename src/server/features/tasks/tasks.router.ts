import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  completedTasksDeleted,
  createTaskInput,
  paginatedTasks,
  paginatedTasksInput,
  setTaskCompletedInput,
  task,
  taskPerson,
  updateTaskInput,
} from '#shared/tasks/tasks.schema.ts';
import { listTaskPeople, listTasks } from './tasks.repository.ts';
import {
  createTask,
  deleteCompletedTasks,
  deleteTask,
  getTask,
  listPaginatedTasks,
  setTaskCompleted,
  updateTask,
} from './tasks.service.ts';

const BY_STAY =
  'A task that repeats with each arrival or departure is due on that of the next confirmed stay, and one with a `stay_day` on that day of its stay: the site sets `due_date`, and `booking_id` of the former. Another that repeats needs a `due_date`. Whoever a task is given to is told by mail.';

export const tasksRouter = router({
  list: staffProcedure
    .meta(rest('GET /task', 'All tasks: what is due soonest first, of one day the most important'))
    .input(z.void())
    .output(z.array(task))
    .query(({ ctx }) => listTasks(ctx.app.database)),

  page: staffProcedure
    .meta(rest('GET /task/page', 'One page of tasks, searched and sorted out'))
    .input(paginatedTasksInput)
    .output(paginatedTasks)
    .query(({ ctx, input }) => listPaginatedTasks(ctx.app.database, input)),

  people: staffProcedure
    .meta(rest('GET /task/people', 'Whom a task may be for'))
    .input(z.void())
    .output(z.array(taskPerson))
    .query(({ ctx }) => listTaskPeople(ctx.app.database)),

  get: staffProcedure
    .meta(rest('GET /task/{id}', 'One task'))
    .input(byId)
    .output(task)
    .query(({ ctx, input }) => getTask(ctx.app.database, input.id)),

  create: staffProcedure
    .meta(
      rest('POST /task', 'Make a task', { description: BY_STAY, creates: true, keepsPages: true }),
    )
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx.app, input, ctx.caller)),

  update: staffProcedure
    .meta(rest('PATCH /task/{id}', 'Change a task', { keepsPages: true }))
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx.app, input, ctx.caller)),

  setCompleted: staffProcedure
    .meta(
      rest(
        'PATCH /task/{id}/complete',
        'Mark a task as done or not; without a word it becomes what it was not',
        { keepsPages: true },
      ),
    )
    .input(setTaskCompletedInput)
    .output(task)
    .mutation(({ ctx, input }) => setTaskCompleted(ctx.app, input)),

  deleteCompleted: staffProcedure
    .meta(rest('DELETE /task/completed', 'Delete all tasks that are done', { keepsPages: true }))
    .input(z.void())
    .output(completedTasksDeleted)
    .mutation(async ({ ctx }) => ({
      message: 'Task cancellati con successo!',
      deleted: await deleteCompletedTasks(ctx.app),
    })),

  delete: staffProcedure
    .meta(rest('DELETE /task/{id}', 'Delete a task', { keepsPages: true }))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await deleteTask(ctx.app, input.id);
      return { message: 'Task eliminato.' };
    }),
});
