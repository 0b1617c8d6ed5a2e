import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { TasksTable } from '#server/database/tables/tasks.table.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import {
  type CreateTaskInput,
  dueDateOf,
  dueDayOf,
  type PaginatedTasksInput,
  type Task,
} from '#shared/tasks.schema.ts';

/** The stored values; the due date is a day. */
export type TaskValues = CreateTaskInput;

// The specification's API names are snake_case, hence the renaming.

const toTask = ({
  dueDate,
  orderIndex,
  updatedAt,
  searchText: _searchText,
  ...row
}: Selectable<TasksTable>): Task => ({
  ...row,
  completed: row.completed === 1,
  due_date: dueDate === null ? null : dueDateOf(dueDate),
  order_index: orderIndex,
  updated_at: updatedAt,
});

/** The values of an existing task, to be partly overwritten. */
export const valuesOf = ({
  id: _id,
  updated_at: _at,
  version: _version,
  ...task
}: Task): TaskValues => ({
  ...task,
  due_date: task.due_date && dueDayOf(task.due_date),
});

const toRow = (
  { due_date: dueDate, order_index: orderIndex, ...values }: TaskValues,
  updatedAt: string,
): Written<TasksTable> => ({
  ...values,
  completed: values.completed ? 1 : 0,
  dueDate,
  orderIndex,
  searchText: foldText(`${values.name}\n${values.description}`),
  updatedAt,
});

/**
 * Each word of `search` is in the name or the description; `dueUntil` excludes tasks without a due
 * date.
 */
export type TaskFilter = Partial<Omit<PaginatedTasksInput, 'page' | 'limit'>>;

/** Whether all tasks of the filter have a due date, or none of them; undefined when both may occur. */
const areDated = ({ dated, dueUntil }: TaskFilter): boolean | undefined =>
  dated ?? (dueUntil === undefined ? undefined : true);

const conditionsOf = (filter: TaskFilter): RawBuilder<SqlBool>[] => {
  const { completed, dueUntil, search = '' } = filter;
  const dated = areDated(filter);
  return [
    ...(completed === undefined ? [] : [sql<SqlBool>`completed = ${completed ? 1 : 0}`]),
    ...(dated === undefined ? [] : [sql<SqlBool>`(due_date IS NULL) = ${dated ? 0 : 1}`]),
    ...(dueUntil === undefined ? [] : [sql<SqlBool>`due_date <= ${dueUntil}`]),
    ...foldedWords(search).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`),
  ];
};

/**
 * SQLite reads an index in its order only where `due_date IS NULL` is not part of the order. That is so
 * when all tasks, or none, have a due date.
 */
const orders = {
  alike: sql`due_date, priority DESC, id`,
  mixed: sql`due_date IS NULL, due_date, priority DESC, id`,
};

/** By due date, then by priority; tasks without a due date come last. */
export const listTasks = async (
  db: Database,
  filter: TaskFilter = {},
  range?: { limit: number; offset: number },
): Promise<Task[]> => {
  const all = db
    .selectFrom('tasks')
    .selectAll()
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy(orders[areDated(filter) === undefined ? 'mixed' : 'alike']);
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all).execute();
  return rows.map(toTask);
};

export const countTasks = async (db: Database, filter: TaskFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
};

export const findTask = async (db: Database, id: number): Promise<Task | null> => {
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toTask(row) : null;
};

export const insertTask = async (
  db: Database,
  values: TaskValues,
  updatedAt: string,
): Promise<Task> =>
  toTask(
    await db
      .insertInto('tasks')
      .values(toRow(values, updatedAt))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const replaceTask = async (
  db: Database,
  id: number,
  values: TaskValues,
  updatedAt: string,
): Promise<Task> =>
  toTask(
    await db
      .updateTable('tasks')
      .set(toRow(values, updatedAt))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

export const deleteTasks = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('tasks').where('id', 'in', ids).execute();
};

/** Returns how many were deleted. */
export const deleteCompleted = async (db: Database): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('tasks')
    .where('completed', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
