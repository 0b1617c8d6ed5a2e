import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { definedOf } from '#shared/partial.ts';
import type {
  CreateTaskInput,
  PaginatedTasks,
  PaginatedTasksInput,
  SetTaskCompletedInput,
  Task,
  UpdateTaskInput,
} from '#shared/tasks.schema.ts';
import {
  countTasks,
  deleteCompleted,
  deleteTasks,
  findTask,
  insertTask,
  listTasks,
  replaceTask,
  valuesOf,
} from './tasks.repository.ts';

const now = ({ clock }: AppContext): string => clock.now().toISOString();

/** One page of the list, and the length of the whole list. */
export const listPaginatedTasks = async (
  db: Database,
  { page, limit, ...filter }: PaginatedTasksInput,
): Promise<PaginatedTasks> => {
  const tasks = await listTasks(db, filter, { limit, offset: (page - 1) * limit });
  return { tasks, total: await countTasks(db, filter) };
};

/** NOT_FOUND. */
export const getTask = async (db: Database, id: number): Promise<Task> => {
  const task = await findTask(db, id);
  if (!task) throw notFound('Task non trovato.');
  return task;
};

export const addTask = insertTask;

export const createTask = (app: AppContext, values: CreateTaskInput): Promise<Task> =>
  addTask(app.database, values, now(app));

/** Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE. */
export const updateTask = (
  app: AppContext,
  { id, version, ...changes }: UpdateTaskInput,
): Promise<Task> =>
  inTransaction(app.database, async (tx) => {
    const before = await getTask(tx, id);
    await bumpVersion(tx, 'tasks', { id, version });
    const values = { ...valuesOf(before), ...definedOf(changes) };
    return replaceTask(tx, id, values, now(app));
  });

/** Without `completed`, toggles it. NOT_FOUND. */
export const setTaskCompleted = (
  app: AppContext,
  { id, completed }: SetTaskCompletedInput,
): Promise<Task> =>
  inTransaction(app.database, async (tx) => {
    const task = await getTask(tx, id);
    await bumpVersion(tx, 'tasks', { id });
    const values = { ...valuesOf(task), completed: completed ?? !task.completed };
    return replaceTask(tx, id, values, now(app));
  });

/** NOT_FOUND. */
export const deleteTask = (app: AppContext, id: number): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await getTask(tx, id);
    await deleteTasks(tx, [id]);
  });

/** Returns how many were deleted. */
export const deleteCompletedTasks = ({ database }: AppContext): Promise<number> =>
  deleteCompleted(database);

export const removeTasks = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteTasks(db, ids);
