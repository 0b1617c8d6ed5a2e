import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  completedTasksDeleted,
  createTaskInput,
  paginatedTasks,
  paginatedTasksInput,
  safetyChecksAdded,
  setTaskCompletedInput,
  task,
  taskPerson,
  updateTaskInput,
} from '#shared/tasks/tasks.schema.ts';
import { listTaskPeople, listTasks } from './tasks.repository.ts';
import {
  addSafetyChecks,
  createTask,
  deleteCompletedTasks,
  deleteTask,
  getTask,
  listPaginatedTasks,
  setTaskCompleted,
  updateTask,
} from './tasks.service.ts';

const BY_STAY =
  'The site sets `due_date` of a task that depends on a stay. A task that repeats with each arrival or departure is due on the next one, and the site sets its `booking_id` too; a task with a `stay_day` is due on that day of its stay. Every other repeating task needs a `due_date`. The assignee receives an email.';

export const tasksRouter = router({
  list: staffProcedure
    .meta(rest('GET /task', 'All tasks by due date, then by priority'))
    .input(z.void())
    .output(z.array(task))
    .query(({ ctx }) => listTasks(ctx.app.database)),

  page: staffProcedure
    .meta(rest('GET /task/page', 'One page of tasks, searched and filtered'))
    .input(paginatedTasksInput)
    .output(paginatedTasks)
    .query(({ ctx, input }) => listPaginatedTasks(ctx.app.database, input)),

  people: staffProcedure
    .meta(rest('GET /task/people', 'The people to whom tasks can be assigned'))
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
      rest('POST /task', 'Create a task', {
        description: BY_STAY,
        creates: true,
        keepsPages: true,
      }),
    )
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx.app, input, ctx.caller)),

  addSafetyChecks: staffProcedure
    .meta(
      rest(
        'POST /task/safety-checks',
        'Add the yearly safety checks of a let house that are not among the open tasks',
        { keepsPages: true },
      ),
    )
    .input(z.void())
    .output(safetyChecksAdded)
    .mutation(async ({ ctx }) => ({
      message: 'Aggiunti: il primo controllo è tra un mese, poi ogni anno.',
      added: await addSafetyChecks(ctx.app),
    })),

  update: staffProcedure
    .meta(rest('PATCH /task/{id}', 'Change a task', { keepsPages: true }))
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx.app, input, ctx.caller)),

  setCompleted: staffProcedure
    .meta(
      rest(
        'PATCH /task/{id}/complete',
        'Mark a task as done or not done; without `completed` the state is toggled',
        { keepsPages: true },
      ),
    )
    .input(setTaskCompletedInput)
    .output(task)
    .mutation(({ ctx, input }) => setTaskCompleted(ctx.app, input)),

  deleteCompleted: staffProcedure
    .meta(rest('DELETE /task/completed', 'Delete all completed tasks', { keepsPages: true }))
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
      return { message: 'Lavoro eliminato.' };
    }),
});
